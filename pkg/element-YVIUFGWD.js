import{a as W}from"./element-3JJ4CX42.js";import{d as S,e as T}from"./element-CDN32GEY.js";import{a as V}from"./element-W46WLOLQ.js";import{A as q,I as C,b as a,c as x,e as p,i as I,v as G,z as U}from"./element-CPWQEFZ2.js";import"./element-WEAKYXCN.js";import{h as F}from"./element-F4WW5L5D.js";import"./element-OCGQJZPW.js";import"./element-KKJSNVIC.js";var nt=8,st=1e3,D=class extends T{static{this.properties={found:{state:!0},done:{state:!0}}}#t;#e="";#n=new Map;#s=new W;willUpdate(){super.willUpdate();let t=this.#l();t!==this.#e&&(this.#e=t,this.#o(),this.found=this.#n.get(t),this.#i(void 0))}disconnectedCallback(){super.disconnectedCallback(),this.#o(),this.#i(void 0)}render(){let{store:t}=this,e=this.t.analysis,n=this.done!==void 0;return a`<section class="analysis" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p class="hint">${t.current?e.about(t.name(t.current.seat)):e.nothing}</p>
      ${t.current?a`<p><button class="primary" data-do="analyse" @click=${()=>n?this.#t?.abort():void this.#a()}>${n?e.stop:e.start}</button>
            ${n?a`<progress max="1" .value=${this.done} aria-label=${this.t.actions.thought}></progress>`:p}</p>`:p}
      ${this.found?this.#r(this.found):p}
    </section>`}#r({candidates:t,playouts:e}){let n=this.t.analysis,{store:s}=this,o=_(s.language,1),i=_(s.language,e<st?0:1,"percent");return a`<table>
      <thead><tr><th scope="col">${n.action}</th><th scope="col">${n.points}</th><th scope="col" aria-sort="descending">${n.win}</th></tr></thead>
      <tbody>${ot(t).slice(0,nt).map(m=>{let{points:l,spread:u,win:g}=m,h=s.look.legal.find(({notation:f})=>f===m.notation),c=()=>this.#i(h),d=()=>this.#i(void 0);return a`<tr @mouseenter=${c} @mouseleave=${d} @focusin=${c} @focusout=${d}>
          <th scope="row">${this.#c(m,h)}</th>
          <td>${l===null?"\u2013":o(l)}${u?a` <small>± ${o(u)}</small>`:p}</td>
          <td>${g===null?"\u2013":i(g)}</td>
        </tr>`})}</tbody>
    </table>
    <p class="hint">${n.playouts(e)}</p>`}#c({action:t},e){let{store:n}=this,s=n.face.label(t,n);return e&&n.legal.includes(e)?a`<button class="line" data-notation=${e.notation} @click=${()=>n.choose(e)}>${s}</button>`:a`${s}`}#i(t){this.#s.at(this.root,t?.targets??[])}#l(){let{store:t}=this;return`${t.id} ${t.hash()} ${t.at} ${t.current?.seat}`}#o(){let t=this.#t;this.#t=void 0,this.done=void 0,t?.abort()}async#a(){let{store:t}=this,e=new AbortController;this.#t=e,this.done=0;let n=(o,i)=>{this.#t===e&&(this.done=o/i)},s=await U(t.stateShown(),t.current.seat,{enough:e.signal,onProgress:n});this.#t===e&&(this.found=s,this.#n.set(this.#e,s),this.#o())}},ot=r=>{let t=n=>n??-1/0,e=(n,s)=>n===s?0:s-n;return[...r].sort((n,s)=>e(t(n.win),t(s.win))||e(t(n.points),t(s.points)))};function _(r,t,e="decimal"){let n=new Intl.NumberFormat(r,{style:e,minimumFractionDigits:t,maximumFractionDigits:t}),s=10**(e==="percent"?t+2:t);return o=>n.format(Math.round(o*s)/s||0)}S("loire-analysis",D);var O=class{#t=[];#e=[];#n=0;#s="";of(t){let e=[t.language,t.face.progress(t),...t.seats.map(o=>t.name(o))].join(),{events:n}=t;if(n!==this.#e||e!==this.#s)this.#t=[];else if(n.length===this.#n)return this.#t;this.#e=n,this.#n=n.length,this.#s=e,this.#t.pop();let s=this.#t.at(-1)?.upTo??0;for(let o of t.face.lines(n.slice(s),t))this.#t.push(rt(t,o.text,s+o.upTo));return this.#t}},rt=(r,t,e)=>({text:t,upTo:e,moment:r.moments.findIndex(({events:n})=>n>=e)});var R=80,it=20,B=60,at={ArrowUp:r=>r-1,ArrowDown:r=>r+1,PageUp:r=>r-8,PageDown:r=>r+8,Home:()=>0,End:(r,t)=>t},H=class extends T{static{this.properties={focused:{state:!0},read:{state:!0}}}#t=new O;#e=0;#n={from:0,to:0};#s=!1;#r={};#c="";#i=0;#l=!1;#o;willUpdate(){super.willUpdate();let{store:t}=this;this.focused===void 0&&(t!==this.#r.store||t.at!==this.#r.at)&&(this.read=void 0),this.#r={store:t,at:t.at};let e=this.read&&this.#h();this.#o=e&&{line:e,top:e.offsetTop}}render(){let{store:t}=this,e=this.#t.of(t),n=t.at===void 0?1/0:t.moments[t.at].events,s=e.findLastIndex(({upTo:c})=>c<=n)+1,o=Math.max(0,Math.min(e.length-R,(this.focused??s)-R/2)),i=Math.min(o-o%it,this.read?.from??o),m=Math.min(e.length,Math.max(o+R,this.read?.to??0)),l=e.slice(i,m).map((c,d)=>({...c,number:i+d})),u=e.length!==this.#e||i>=this.#n.from&&m<=this.#n.to;this.#e=e.length,this.#n={from:i,to:m};let g=this.focused??Math.max(0,s-1),h=c=>c===s-1&&t.at!==void 0?"now":c>=s?"later":"";return a`<section class="log" aria-label=${this.t.log.title}>
      <h2>${this.t.log.title}</h2>
      <div role="log" aria-live=${u?"polite":"off"} aria-label=${this.t.log.title} @keydown=${this.#u} @focusin=${this.#f} @focusout=${this.#g}
        @scroll=${this.#m}><ol start=${i+1}>
        ${V(l,({number:c})=>c,({text:c,moment:d,number:f})=>a`<li class=${h(f)}>
            <button class="line" tabindex=${f===g?0:-1} data-line=${f} data-moment=${d}
              aria-current=${h(f)==="now"?"step":p} @click=${()=>t.lookAt(d)}>${c}</button>
          </li>`)}
      </ol></div>
    </section>`}updated(){this.#o&&(this.#a.scrollTop+=this.#o.line.offsetTop-this.#o.top);let t=[this.#e,this.store.at,this.focused].join();t!==this.#c&&(this.#c=t,this.#l=!0,requestAnimationFrame(()=>this.#d()))}follow(){requestAnimationFrame(()=>this.#d())}get#a(){return this.querySelector("[role=log]")}#h(){let t=this.#a;return t?[...t.querySelectorAll("li")].find(({offsetTop:e})=>e>=t.scrollTop):void 0}#d(){let t=this.#a;if(this.#l=!1,!t||this.focused!==void 0||this.read)return;let e=t.querySelector(".now");t.scrollTop=e?e.offsetTop-t.clientHeight/2:t.scrollHeight,this.#i=t.scrollTop}#m(){let{scrollTop:t,scrollHeight:e,clientHeight:n}=this.#a;if(this.#l||t===this.#i)return;let s=e-n-t,{from:o,to:i}=this.#n,m=s<2&&i===this.#e&&this.focused===void 0,l={from:t<B?Math.max(0,o-R):o,to:s<B?i+R:i};m?this.read=void 0:(this.read?.from!==l.from||this.read.to!==l.to)&&(this.read=l)}#u(t){let e=this.#e-1,n=at[t.key]?.(this.focused??e,e);n!==void 0&&(t.preventDefault(),this.#p(Math.max(0,Math.min(e,n))))}async#p(t){this.#s=!0,this.focused=t,await this.updateComplete,this.querySelector(`[data-line="${t}"]`)?.focus(),this.#s=!1}#f(t){this.focused=Number(t.target.dataset.line)}#g(t){!this.#s&&!this.contains(t.relatedTarget)&&(this.focused=this.read=void 0)}};S("loire-log",H);var lt=48,ct=8,dt=.12,ht=4;function A(r){let{moments:t,events:e}=r,n=new Map(r.face.rounds(e).map(({name:o,event:i})=>[t.findIndex(({events:m})=>m>i),o])),s=[...n.keys()];return[...n.values()].map((o,i)=>({round:o,from:s[i],to:s[i+1]??t.length-1}))}async function*Y(r,t,e){let n=[...t],s=r.course();for(let{round:l,from:u,to:g}of A(r).slice(n.length)){let h=n.at(-1)?.shares??r.seats.map(()=>1/r.seats.length),c=[],d;for(let f of r.seats){let w=mt(u,g).filter(M=>r.seatAt(M)===f),k;for(let M of w.slice(0,ct)){let et=G(s,r.moments[M].entries);if(k=await q(et,f,lt,e),e.aborted)return;if(k!==void 0){d=Math.min(d??M,M);break}}c.push(k)}n.push({round:l,moment:d??u,shares:ut(c,h)}),yield[...n]}let{scores:o}=r.look,i=o.filter(({rank:l})=>l===1).length,m=o.map(({rank:l})=>l===1?1/i:0);yield[...n,{round:"",moment:r.moments.length-1,shares:m}]}var mt=(r,t)=>Array.from({length:t-r},(e,n)=>r+n);function ut(r,t){let e=r.map((s,o)=>s??t[o]),n=e.reduce((s,o)=>s+o,0);return e.map(s=>n>0?s/n:1/e.length)}function J(r){return r.slice(1).map(({shares:e},n)=>{let s=e.map((i,m)=>i-r[n].shares[m]),o=Math.max(...s);return{at:n+1,seat:s.indexOf(o),change:o}}).filter(({change:e})=>e>=dt).sort((e,n)=>n.change-e.change).slice(0,ht).sort((e,n)=>e.at-n.at)}var N=640,E=260,v={left:40,right:34,top:12,bottom:30};function L({label:r,rounds:t,values:e,least:n,most:s,lines:o,written:i,marks:m=[]}){let l=c=>v.left+c/Math.max(1,t.length-1)*(N-v.left-v.right),u=c=>E-v.bottom-(c-n)/(s-n)*(E-v.top-v.bottom),g=Math.ceil(t.length/13),h=e.at(-1);return a`<svg viewBox="0 0 ${N} ${E}" role="img" aria-label=${r}>
    ${o.map(c=>x`<path class="grid" d="M${v.left} ${u(c)}H${N-v.right}" /><text class="axis end" x=${v.left-6} y=${u(c)+4}>${i(c)}</text>`)}
    ${t.map((c,d)=>d%g?p:x`<text class="axis" x=${l(d)} y=${E-10}>${c}</text>`)}
    ${h.map((c,d)=>{let f=e.map((w,k)=>`${l(k).toFixed(1)} ${u(w[d]).toFixed(1)}`);return x`<path class="course seat${d}" d="M${f.join("L")}" />`})}
    ${m.map(({at:c,seat:d})=>x`<circle class="turn seat${d}" cx=${l(c)} cy=${u(e[c][d])} r="7" />`)}
    ${pt(h.map(u)).map((c,d)=>x`<circle class="dot seat${d}" cx=${l(e.length-1)+16} cy=${c} r="10" />
      <text class="onDot" x=${l(e.length-1)+16} y=${c+4.5}>${d+1}</text>`)}
  </svg>`}function pt(r){let t=[...r],e=r.map((s,o)=>o).sort((s,o)=>r[s]-r[o]);for(let[s,o]of e.entries()){let i=e[s-1];i!==void 0&&(t[o]=Math.max(t[o],t[i]+21))}let n=Math.max(0,...t.map(s=>s-(E-12)));return t.map(s=>s-n)}var K=new WeakMap,z=r=>r.moments.at(-1),ft=[0,.25,.5,.75,1],P=class extends T{static{this.properties={known:{state:!0},thinking:{state:!0}}}willUpdate(){super.willUpdate(),this.known=K.get(z(this.store))??[]}disconnectedCallback(){super.disconnectedCallback(),this.#s()}render(){let t=this.t.chances,{known:e,thinking:n}=this,s=A(this.store).length,o=e.length>s;return a`<figure class="chart chances">
      <figcaption>${t.title}</figcaption>
      <p class="hint">${t.about}</p>
      ${o?p:a`<p><button data-do="chances" @click=${()=>n?this.#s():void this.#r()}>${n?t.stop:t.start}</button>
        ${n?a`<progress max=${s} .value=${e.length} aria-label=${this.t.actions.thought}></progress>`:p}</p>`}
      ${e.length>1?this.#t(e):p}
    </figure>`}#t(t){let e=this.t.chances,{store:n}=this,s=new Intl.NumberFormat(n.language,{style:"percent"}),o=J(t);return a`${L({label:e.label(n.seats.map(i=>n.name(i))),rounds:t.map(({round:i})=>i),values:t.map(({shares:i})=>i),least:0,most:1,lines:ft,written:i=>s.format(i),marks:o})}
    ${o.length?a`<h3>${e.turns}</h3><ol class="turns">${o.map(i=>a`<li>${this.#e(t,i,s)}</li>`)}</ol>`:p}`}#e(t,{at:e,seat:n},s){let o=this.t.chances,{store:i}=this,{round:m,moment:l}=t[e-1],[u,g]=[t[e-1],t[e]].map(({shares:h})=>s.format(h[n]));return a`<button data-moment=${l} @click=${()=>this.#n(l)}>
      ${C(n)} ${o.turn(m,i.name(n),u,g)}</button>`}#n(t){this.store.lookAt(t),this.dispatchEvent(new CustomEvent("drawer",{bubbles:!0,detail:"log"}))}#s(){this.thinking?.abort(),this.thinking=void 0}async#r(){let{store:t}=this,e=z(t),n=new AbortController;this.thinking=n;try{for await(let s of Y(t,this.known,n.signal))K.set(e,s),this.known=s}catch(s){if(!n.signal.aborted)throw s}finally{this.thinking===n&&(this.thinking=void 0)}}};S("loire-chances",P);var gt=r=>A(r).map(({round:t,to:e})=>({name:t,totals:r.totalsAt(e)}));function Q(r){let t=gt(r),e=I(r).scores;if(t.length<2)return p;let n=Math.max(10,...t.flatMap(({totals:l})=>l)),s=Math.min(0,...t.flatMap(({totals:l})=>l)),o=[5,10,20,25,50,100,200].find(l=>(n-s)/l<=6)??500,i=Array.from({length:Math.floor(n/o)-Math.ceil(s/o)+1},(l,u)=>(Math.ceil(s/o)+u)*o),m=r.seats.map(l=>r.name(l));return a`<figure class="chart">
    <figcaption>${e.chart}</figcaption>
    ${L({label:e.chartOf(m,t.at(-1).name),rounds:t.map(({name:l})=>l),values:t.map(({totals:l})=>l),least:s,most:n,lines:i,written:String})}
    <details>
      <summary>${e.table}</summary>
      <div class="wide" tabindex="0" role="group" aria-label=${e.chart}>
        <table>
          <thead><tr><th scope="col">${e.round}</th>${m.map(l=>a`<th scope="col">${l}</th>`)}</tr></thead>
          <tbody>${t.map(({name:l,totals:u})=>a`<tr><th scope="row">${l}</th>${u.map(g=>a`<td>${g}</td>`)}</tr>`)}</tbody>
        </table>
      </div>
    </details>
  </figure>`}var $t=3;function X(r){let[t,e]=[...r].sort((n,s)=>n.rank-s.rank);return!t||!e||t.standing?.length||t.total<=e.total?[]:t.sources.map(({source:n,points:s},o)=>({source:n,points:s-e.sources[o].points})).filter(({points:n})=>n!==0).sort((n,s)=>Math.abs(s.points)-Math.abs(n.points)).slice(0,$t)}var Z=r=>Math.max(1,...r.flatMap(({sources:t})=>t.map(({points:e})=>e)));function tt(r,t,e){let n=100*Math.max(0,r??0)/t,s=x`<rect class="seat${e}" width=${n.toFixed(1)} height="8" />`;return a`<svg class="measure" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${s}</svg><span>${r}</span>`}var j=class extends T{render(){let{scores:t,turn:e}=this.store.look,{numbers:n,ties:s}=this.store.face.words(this.store),o=this.t.scores,i=e.type==="over",m=t[0]?.sources??[],l=t[0]?.ties??[],u=t[0]?.standing??[],g=Z(t);return a`<section class="scores ${i?"over":""}" data-part="scores" aria-label=${o.title} tabindex="0">
      <h2 tabindex="-1">${i?o.final:o.title}</h2>
      ${i?a`<div class="result">${this.#e(t)}${this.#t(t)}</div><p class="again"><button class="primary" data-do="rematch" @click=${()=>this.#n(!1)}>${o.rematch}</button>
            ${t.length>1?a`<button data-do="rotate" @click=${()=>this.#n(!0)}>${o.rotate}</button>`:p}</p>`:a`<p class="hint">${o.live}</p>`}
      <table>
        <thead>
          <tr><th scope="col">${o.pointsFor}</th>${t.map(({seat:h})=>a`<th scope="col">${this.store.name(h)}</th>`)}</tr>
        </thead>
        <tbody>
          ${m.map(({source:h,pending:c},d)=>a`<tr>
              <th scope="row">${n[h]??h}${c&&!i?" \u2217":p}</th>
              ${t.map(({seat:f,sources:w})=>i?a`<td class="measured">${tt(w[d]?.points,g,f)}</td>`:a`<td>${w[d]?.points}</td>`)}
            </tr>`)}
        </tbody>
        <tfoot>
          ${u.map(({name:h,better:c},d)=>a`<tr class="standing">
              <th scope="row">${s[h]?.[c]??h}</th>
              ${t.map(f=>a`<td>${f.standing?.[d]?.value}</td>`)}
            </tr>`)}
          <tr class="total"><th scope="row">${o.total}</th>${t.map(({total:h})=>a`<td>${h}</td>`)}</tr>
          ${l.map(({name:h,better:c},d)=>{let f=s[h]?.[c]??h;return a`<tr class="tie">
              <th scope="row">${d?o.then(f):o.tie(f)}</th>
              ${t.map(w=>a`<td>${w.ties[d]?.value}</td>`)}
            </tr>`})}
          <tr><th scope="row">${o.rank}</th>${t.map(({rank:h})=>a`<td>${h}</td>`)}</tr>
        </tfoot>
      </table>
      ${i?a`${Q(this.store)}<loire-chances .store=${this.store}></loire-chances>`:p}
    </section>`}#t(t){let{numbers:e}=this.store.face.words(this.store),n=X(t).map(({source:s,points:o})=>`${e[s]??s} ${F(o)}`);return n.length?a`<p class="why">${this.t.scores.why(n.join(", "))}</p>`:p}#e(t){let e=this.t.scores,{ties:n}=this.store.face.words(this.store),s=[...t].sort((o,i)=>o.rank-i.rank);return a`<ol class="ranking">
      ${s.map((o,i)=>{let m=s[i-1],l=m?.total===o.total&&bt(m,o),u=l?m.ties.find((c,d)=>c.value!==o.ties[d]?.value):void 0,g=this.store.face.result?.(this.store,o.seat)??this.t.points(o.total),h=u?e.tieGoes(n[u.name]?.[u.better]??u.name):l?e.shared:"";return a`<li value=${o.rank}>
          ${C(o.seat)} ${e.ranked(this.store.name(o.seat),g,o.rank===1)}${h?` (${h})`:p}
        </li>`})}
    </ol>`}#n(t){this.dispatchEvent(new CustomEvent("rematch",{bubbles:!0,detail:t}))}},bt=(r,t)=>JSON.stringify(r.standing??[])===JSON.stringify(t.standing??[]);S("loire-scores",j);
