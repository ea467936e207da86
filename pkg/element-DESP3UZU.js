import{a as V}from"./element-5R5AZAZM.js";import{d as b,e as y}from"./element-TKRA2RMD.js";import{a as G}from"./element-KLMUR4UI.js";import{A as q,I as E,b as l,c as k,e as f,i as j,v as F,z as U}from"./element-VKQEPFZS.js";import"./element-OJJQ4L2Z.js";import"./element-S763KPNI.js";var X=8,Z=1e3,H=class extends y{static{this.properties={found:{state:!0},done:{state:!0}}}#t;#e="";#n=new Map;#o=new V;willUpdate(){super.willUpdate();let t=this.#l();t!==this.#e&&(this.#e=t,this.#s(),this.found=this.#n.get(t),this.#i(void 0))}disconnectedCallback(){super.disconnectedCallback(),this.#s(),this.#i(void 0)}render(){let{store:t}=this,e=this.t.analysis,n=this.done!==void 0;return l`<section class="analysis" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p class="hint">${t.current?e.about(t.name(t.current.seat)):e.nothing}</p>
      ${t.current?l`<p><button class="primary" data-do="analyse" @click=${()=>n?this.#t?.abort():void this.#a()}>${n?e.stop:e.start}</button>
            ${n?l`<progress max="1" .value=${this.done} aria-label=${this.t.actions.thought}></progress>`:f}</p>`:f}
      ${this.found?this.#r(this.found):f}
    </section>`}#r({candidates:t,playouts:e}){let n=this.t.analysis,{store:s}=this,o=W(s.language,1),i=W(s.language,e<Z?0:1,"percent");return l`<table>
      <thead><tr><th scope="col">${n.action}</th><th scope="col">${n.points}</th><th scope="col" aria-sort="descending">${n.win}</th></tr></thead>
      <tbody>${tt(t).slice(0,X).map(m=>{let{points:a,spread:u,win:d}=m,p=s.look.legal.find(({notation:g})=>g===m.notation),c=()=>this.#i(p),h=()=>this.#i(void 0);return l`<tr @mouseenter=${c} @mouseleave=${h} @focusin=${c} @focusout=${h}>
          <th scope="row">${this.#c(m,p)}</th>
          <td>${a===null?"\u2013":o(a)}${u?l` <small>± ${o(u)}</small>`:f}</td>
          <td>${d===null?"\u2013":i(d)}</td>
        </tr>`})}</tbody>
    </table>
    <p class="hint">${n.playouts(e)}</p>`}#c({action:t},e){let{store:n}=this,s=n.face.label(t,n);return e&&n.legal.includes(e)?l`<button class="line" data-notation=${e.notation} @click=${()=>n.choose(e)}>${s}</button>`:l`${s}`}#i(t){this.#o.at(this.root,t?.targets??[])}#l(){let{store:t}=this;return`${t.id} ${t.hash()} ${t.at} ${t.current?.seat}`}#s(){let t=this.#t;this.#t=void 0,this.done=void 0,t?.abort()}async#a(){let{store:t}=this,e=new AbortController;this.#t=e,this.done=0;let n=(o,i)=>{this.#t===e&&(this.done=o/i)},s=await U(t.stateShown(),t.current.seat,{enough:e.signal,onProgress:n});this.#t===e&&(this.found=s,this.#n.set(this.#e,s),this.#s())}},tt=r=>{let t=n=>n??-1/0,e=(n,s)=>n===s?0:s-n;return[...r].sort((n,s)=>e(t(n.win),t(s.win))||e(t(n.points),t(s.points)))};function W(r,t,e="decimal"){let n=new Intl.NumberFormat(r,{style:e,minimumFractionDigits:t,maximumFractionDigits:t}),s=10**(e==="percent"?t+2:t);return o=>n.format(Math.round(o*s)/s||0)}b("loire-analysis",H);var C=class{#t=[];#e=[];#n=0;#o="";of(t){let e=[t.language,t.face.progress(t),...t.seats.map(o=>t.name(o))].join(),{events:n}=t;if(n!==this.#e||e!==this.#o)this.#t=[];else if(n.length===this.#n)return this.#t;this.#e=n,this.#n=n.length,this.#o=e,this.#t.pop();let s=this.#t.at(-1)?.upTo??0;for(let o of t.face.lines(n.slice(s),t))this.#t.push(et(t,o.text,s+o.upTo));return this.#t}},et=(r,t,e)=>({text:t,upTo:e,moment:r.moments.findIndex(({events:n})=>n>=e)});var M=80,nt=20,_=60,ot={ArrowUp:r=>r-1,ArrowDown:r=>r+1,PageUp:r=>r-8,PageDown:r=>r+8,Home:()=>0,End:(r,t)=>t},P=class extends y{static{this.properties={focused:{state:!0},read:{state:!0}}}#t=new C;#e=0;#n={from:0,to:0};#o=!1;#r={};#c="";#i=0;#l=!1;#s;willUpdate(){super.willUpdate();let{store:t}=this;this.focused===void 0&&(t!==this.#r.store||t.at!==this.#r.at)&&(this.read=void 0),this.#r={store:t,at:t.at};let e=this.read&&this.#d();this.#s=e&&{line:e,top:e.offsetTop}}render(){let{store:t}=this,e=this.#t.of(t),n=t.at===void 0?1/0:t.moments[t.at].events,s=e.findLastIndex(({upTo:c})=>c<=n)+1,o=Math.max(0,Math.min(e.length-M,(this.focused??s)-M/2)),i=Math.min(o-o%nt,this.read?.from??o),m=Math.min(e.length,Math.max(o+M,this.read?.to??0)),a=e.slice(i,m).map((c,h)=>({...c,number:i+h})),u=e.length!==this.#e||i>=this.#n.from&&m<=this.#n.to;this.#e=e.length,this.#n={from:i,to:m};let d=this.focused??Math.max(0,s-1),p=c=>c===s-1&&t.at!==void 0?"now":c>=s?"later":"";return l`<section class="log" aria-label=${this.t.log.title}>
      <h2>${this.t.log.title}</h2>
      <div role="log" aria-live=${u?"polite":"off"} aria-label=${this.t.log.title} @keydown=${this.#u} @focusin=${this.#f} @focusout=${this.#g}
        @scroll=${this.#m}><ol start=${i+1}>
        ${G(a,({number:c})=>c,({text:c,moment:h,number:g})=>l`<li class=${p(g)}>
            <button class="line" tabindex=${g===d?0:-1} data-line=${g} data-moment=${h}
              aria-current=${p(g)==="now"?"step":f} @click=${()=>t.lookAt(h)}>${c}</button>
          </li>`)}
      </ol></div>
    </section>`}updated(){this.#s&&(this.#a.scrollTop+=this.#s.line.offsetTop-this.#s.top);let t=[this.#e,this.store.at,this.focused].join();t!==this.#c&&(this.#c=t,this.#l=!0,requestAnimationFrame(()=>this.#h()))}follow(){requestAnimationFrame(()=>this.#h())}get#a(){return this.querySelector("[role=log]")}#d(){let t=this.#a;return t?[...t.querySelectorAll("li")].find(({offsetTop:e})=>e>=t.scrollTop):void 0}#h(){let t=this.#a;if(this.#l=!1,!t||this.focused!==void 0||this.read)return;let e=t.querySelector(".now");t.scrollTop=e?e.offsetTop-t.clientHeight/2:t.scrollHeight,this.#i=t.scrollTop}#m(){let{scrollTop:t,scrollHeight:e,clientHeight:n}=this.#a;if(this.#l||t===this.#i)return;let s=e-n-t,{from:o,to:i}=this.#n,m=s<2&&i===this.#e&&this.focused===void 0,a={from:t<_?Math.max(0,o-M):o,to:s<_?i+M:i};m?this.read=void 0:(this.read?.from!==a.from||this.read.to!==a.to)&&(this.read=a)}#u(t){let e=this.#e-1,n=ot[t.key]?.(this.focused??e,e);n!==void 0&&(t.preventDefault(),this.#p(Math.max(0,Math.min(e,n))))}async#p(t){this.#o=!0,this.focused=t,await this.updateComplete,this.querySelector(`[data-line="${t}"]`)?.focus(),this.#o=!1}#f(t){this.focused=Number(t.target.dataset.line)}#g(t){!this.#o&&!this.contains(t.relatedTarget)&&(this.focused=this.read=void 0)}};b("loire-log",P);var st=48,rt=8,it=.12,at=4;function R(r){let{moments:t,events:e}=r,n=new Map(r.face.rounds(e).map(({name:o,event:i})=>[t.findIndex(({events:m})=>m>i),o])),s=[...n.keys()];return[...n.values()].map((o,i)=>({round:o,from:s[i],to:s[i+1]??t.length-1}))}async function*Y(r,t,e){let n=[...t],s=r.course();for(let{round:a,from:u,to:d}of R(r).slice(n.length)){let p=n.at(-1)?.shares??r.seats.map(()=>1/r.seats.length),c=[],h;for(let g of r.seats){let O=lt(u,d).filter(S=>r.seatAt(S)===g),T;for(let S of O.slice(0,rt)){let Q=F(s,r.moments[S].entries);if(T=await q(Q,g,st,e),e.aborted)return;if(T!==void 0){h=Math.min(h??S,S);break}}c.push(T)}n.push({round:a,moment:h??u,shares:ct(c,p)}),yield[...n]}let{scores:o}=r.look,i=o.filter(({rank:a})=>a===1).length,m=o.map(({rank:a})=>a===1?1/i:0);yield[...n,{round:"",moment:r.moments.length-1,shares:m}]}var lt=(r,t)=>Array.from({length:t-r},(e,n)=>r+n);function ct(r,t){let e=r.map((s,o)=>s??t[o]),n=e.reduce((s,o)=>s+o,0);return e.map(s=>n>0?s/n:1/e.length)}function B(r){return r.slice(1).map(({shares:e},n)=>{let s=e.map((i,m)=>i-r[n].shares[m]),o=Math.max(...s);return{at:n+1,seat:s.indexOf(o),change:o}}).filter(({change:e})=>e>=it).sort((e,n)=>n.change-e.change).slice(0,at).sort((e,n)=>e.at-n.at)}var D=640,A=260,$={left:40,right:34,top:12,bottom:30};function L({label:r,rounds:t,values:e,least:n,most:s,lines:o,written:i,marks:m=[]}){let a=c=>$.left+c/Math.max(1,t.length-1)*(D-$.left-$.right),u=c=>A-$.bottom-(c-n)/(s-n)*(A-$.top-$.bottom),d=Math.ceil(t.length/13),p=e.at(-1);return l`<svg viewBox="0 0 ${D} ${A}" role="img" aria-label=${r}>
    ${o.map(c=>k`<path class="grid" d="M${$.left} ${u(c)}H${D-$.right}" /><text class="axis end" x=${$.left-6} y=${u(c)+4}>${i(c)}</text>`)}
    ${t.map((c,h)=>h%d?f:k`<text class="axis" x=${a(h)} y=${A-10}>${c}</text>`)}
    ${p.map((c,h)=>{let g=e.map((O,T)=>`${a(T).toFixed(1)} ${u(O[h]).toFixed(1)}`);return k`<path class="course seat${h}" d="M${g.join("L")}" />`})}
    ${m.map(({at:c,seat:h})=>k`<circle class="turn seat${h}" cx=${a(c)} cy=${u(e[c][h])} r="7" />`)}
    ${ht(p.map(u)).map((c,h)=>k`<circle class="dot seat${h}" cx=${a(e.length-1)+16} cy=${c} r="10" />
      <text class="onDot" x=${a(e.length-1)+16} y=${c+4.5}>${h+1}</text>`)}
  </svg>`}function ht(r){let t=[...r],e=r.map((s,o)=>o).sort((s,o)=>r[s]-r[o]);for(let[s,o]of e.entries()){let i=e[s-1];i!==void 0&&(t[o]=Math.max(t[o],t[i]+21))}let n=Math.max(0,...t.map(s=>s-(A-12)));return t.map(s=>s-n)}var J=new WeakMap,K=r=>r.moments.at(-1),dt=[0,.25,.5,.75,1],N=class extends y{static{this.properties={known:{state:!0},thinking:{state:!0}}}willUpdate(){super.willUpdate(),this.known=J.get(K(this.store))??[]}disconnectedCallback(){super.disconnectedCallback(),this.#o()}render(){let t=this.t.chances,{known:e,thinking:n}=this,s=R(this.store).length,o=e.length>s;return l`<figure class="chart chances">
      <figcaption>${t.title}</figcaption>
      <p class="hint">${t.about}</p>
      ${o?f:l`<p><button data-do="chances" @click=${()=>n?this.#o():void this.#r()}>${n?t.stop:t.start}</button>
        ${n?l`<progress max=${s} .value=${e.length} aria-label=${this.t.actions.thought}></progress>`:f}</p>`}
      ${e.length>1?this.#t(e):f}
    </figure>`}#t(t){let e=this.t.chances,{store:n}=this,s=new Intl.NumberFormat(n.language,{style:"percent"}),o=B(t);return l`${L({label:e.label(n.seats.map(i=>n.name(i))),rounds:t.map(({round:i})=>i),values:t.map(({shares:i})=>i),least:0,most:1,lines:dt,written:i=>s.format(i),marks:o})}
    ${o.length?l`<h3>${e.turns}</h3><ol class="turns">${o.map(i=>l`<li>${this.#e(t,i,s)}</li>`)}</ol>`:f}`}#e(t,{at:e,seat:n},s){let o=this.t.chances,{store:i}=this,{round:m,moment:a}=t[e-1],[u,d]=[t[e-1],t[e]].map(({shares:p})=>s.format(p[n]));return l`<button data-moment=${a} @click=${()=>this.#n(a)}>
      ${E(n)} ${o.turn(m,i.name(n),u,d)}</button>`}#n(t){this.store.lookAt(t),this.dispatchEvent(new CustomEvent("drawer",{bubbles:!0,detail:"log"}))}#o(){this.thinking?.abort(),this.thinking=void 0}async#r(){let{store:t}=this,e=K(t),n=new AbortController;this.thinking=n;try{for await(let s of Y(t,this.known,n.signal))J.set(e,s),this.known=s}catch(s){if(!n.signal.aborted)throw s}finally{this.thinking===n&&(this.thinking=void 0)}}};b("loire-chances",N);var mt=r=>R(r).map(({round:t,to:e})=>({name:t,totals:r.totalsAt(e)}));function z(r){let t=mt(r),e=j(r).scores;if(t.length<2)return f;let n=Math.max(10,...t.flatMap(({totals:a})=>a)),s=Math.min(0,...t.flatMap(({totals:a})=>a)),o=[5,10,20,25,50,100,200].find(a=>(n-s)/a<=6)??500,i=Array.from({length:Math.floor(n/o)-Math.ceil(s/o)+1},(a,u)=>(Math.ceil(s/o)+u)*o),m=r.seats.map(a=>r.name(a));return l`<figure class="chart">
    <figcaption>${e.chart}</figcaption>
    ${L({label:e.chartOf(m,t.at(-1).name),rounds:t.map(({name:a})=>a),values:t.map(({totals:a})=>a),least:s,most:n,lines:i,written:String})}
    <details>
      <summary>${e.table}</summary>
      <div class="wide" tabindex="0" role="group" aria-label=${e.chart}>
        <table>
          <thead><tr><th scope="col">${e.round}</th>${m.map(a=>l`<th scope="col">${a}</th>`)}</tr></thead>
          <tbody>${t.map(({name:a,totals:u})=>l`<tr><th scope="row">${a}</th>${u.map(d=>l`<td>${d}</td>`)}</tr>`)}</tbody>
        </table>
      </div>
    </details>
  </figure>`}var I=class extends y{render(){let{scores:t,turn:e}=this.store.look,{numbers:n,ties:s}=this.store.face.words(this.store),o=this.t.scores,i=e.type==="over",m=t[0]?.sources??[],a=t[0]?.ties??[],u=t[0]?.standing??[];return l`<section class="scores ${i?"over":""}" data-part="scores" aria-label=${o.title} tabindex="0">
      <h2 tabindex="-1">${i?o.final:o.title}</h2>
      ${i?l`${this.#t(t)}<p class="again"><button class="primary" data-do="rematch" @click=${()=>this.#e(!1)}>${o.rematch}</button>
            ${t.length>1?l`<button data-do="rotate" @click=${()=>this.#e(!0)}>${o.rotate}</button>`:f}</p>`:l`<p class="hint">${o.live}</p>`}
      <table>
        <thead>
          <tr><th scope="col">${o.pointsFor}</th>${t.map(({seat:d})=>l`<th scope="col">${this.store.name(d)}</th>`)}</tr>
        </thead>
        <tbody>
          ${m.map(({source:d,pending:p},c)=>l`<tr>
              <th scope="row">${n[d]??d}${p&&!i?" \u2217":f}</th>
              ${t.map(h=>l`<td>${h.sources[c]?.points}</td>`)}
            </tr>`)}
        </tbody>
        <tfoot>
          ${u.map(({name:d,better:p},c)=>l`<tr class="standing">
              <th scope="row">${s[d]?.[p]??d}</th>
              ${t.map(h=>l`<td>${h.standing?.[c]?.value}</td>`)}
            </tr>`)}
          <tr class="total"><th scope="row">${o.total}</th>${t.map(({total:d})=>l`<td>${d}</td>`)}</tr>
          ${a.map(({name:d,better:p},c)=>{let h=s[d]?.[p]??d;return l`<tr class="tie">
              <th scope="row">${c?o.then(h):o.tie(h)}</th>
              ${t.map(g=>l`<td>${g.ties[c]?.value}</td>`)}
            </tr>`})}
          <tr><th scope="row">${o.rank}</th>${t.map(({rank:d})=>l`<td>${d}</td>`)}</tr>
        </tfoot>
      </table>
      ${i?l`${z(this.store)}<loire-chances .store=${this.store}></loire-chances>`:f}
    </section>`}#t(t){let e=this.t.scores,{ties:n}=this.store.face.words(this.store),s=[...t].sort((o,i)=>o.rank-i.rank);return l`<ol class="ranking">
      ${s.map((o,i)=>{let m=s[i-1],a=m?.total===o.total&&ut(m,o),u=a?m.ties.find((c,h)=>c.value!==o.ties[h]?.value):void 0,d=this.store.face.result?.(this.store,o.seat)??this.t.points(o.total),p=u?e.tieGoes(n[u.name]?.[u.better]??u.name):a?e.shared:"";return l`<li value=${o.rank}>
          ${E(o.seat)} ${e.ranked(this.store.name(o.seat),d,o.rank===1)}${p?` (${p})`:f}
        </li>`})}
    </ol>`}#e(t){this.dispatchEvent(new CustomEvent("rematch",{bubbles:!0,detail:t}))}},ut=(r,t)=>JSON.stringify(r.standing??[])===JSON.stringify(t.standing??[]);b("loire-scores",I);
