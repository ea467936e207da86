import{j as W,m as T,n as _}from"./element-LGM4IIAZ.js";import{d as S}from"./element-M63GI3GH.js";import{a as V}from"./element-TM2XBZUU.js";import{A as q,I as C,b as a,c as x,e as p,i as I,v as G,z as U}from"./element-FL73J5KR.js";import"./element-WEAKYXCN.js";import{h as F}from"./element-F4WW5L5D.js";import"./element-OCGQJZPW.js";import"./element-KKJSNVIC.js";var nt=8,ot=1e3,D=class extends T{static{this.properties={found:{state:!0},done:{state:!0}}}#t;#e="";#s=new Map;#n=new _;willUpdate(){super.willUpdate();let t=this.#l();t!==this.#e&&(this.#e=t,this.#o(),this.found=this.#s.get(t),this.#r(void 0))}disconnectedCallback(){super.disconnectedCallback(),this.#o(),this.#r(void 0)}render(){let{session:t}=this,e=this.t.analysis,s=this.done!==void 0;return a`<section class="analysis" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p class="hint">${t.current?e.about(t.name(t.current.seat)):e.nothing}</p>
      ${t.current?a`<p><button class="primary" data-do="analyse" @click=${()=>s?this.#t?.abort():void this.#a()}>${s?e.stop:e.start}</button>
            ${s?a`<progress max="1" .value=${this.done} aria-label=${this.t.actions.thought}></progress>`:p}</p>`:p}
      ${this.found?this.#i(this.found):p}
    </section>`}#i({candidates:t,playouts:e}){let s=this.t.analysis,{session:n}=this,o=B(n.language,1),r=B(n.language,e<ot?0:1,"percent");return a`<table>
      <thead><tr><th scope="col">${s.action}</th><th scope="col">${s.points}</th><th scope="col" aria-sort="descending">${s.win}</th></tr></thead>
      <tbody>${it(t).slice(0,nt).map(m=>{let{points:l,spread:u,win:g}=m,h=n.look.legal.find(({notation:f})=>f===m.notation),c=()=>this.#r(h),d=()=>this.#r(void 0);return a`<tr @mouseenter=${c} @mouseleave=${d} @focusin=${c} @focusout=${d}>
          <th scope="row">${this.#c(m,h)}</th>
          <td>${l===null?"\u2013":o(l)}${u?a` <small>± ${o(u)}</small>`:p}</td>
          <td>${g===null?"\u2013":r(g)}</td>
        </tr>`})}</tbody>
    </table>
    <p class="hint">${s.playouts(e)}</p>`}#c({action:t},e){let{session:s}=this,n=s.face.label(t,s);return e&&s.legal.includes(e)?a`<button class="line" data-notation=${e.notation} @click=${()=>W(s,e)}>${n}</button>`:a`${n}`}#r(t){this.#n.at(this.root,t?.targets??[])}#l(){let{session:t}=this;return`${t.id} ${t.hash()} ${t.at} ${t.current?.seat}`}#o(){let t=this.#t;this.#t=void 0,this.done=void 0,t?.abort()}async#a(){let{session:t}=this,e=new AbortController;this.#t=e,this.done=0;let s=(o,r)=>{this.#t===e&&(this.done=o/r)},n=await U(t.stateShown(),t.current.seat,{enough:e.signal,onProgress:s});this.#t===e&&(this.found=n,this.#s.set(this.#e,n),this.#o())}},it=i=>{let t=s=>s??-1/0,e=(s,n)=>s===n?0:n-s;return[...i].sort((s,n)=>e(t(s.win),t(n.win))||e(t(s.points),t(n.points)))};function B(i,t,e="decimal"){let s=new Intl.NumberFormat(i,{style:e,minimumFractionDigits:t,maximumFractionDigits:t}),n=10**(e==="percent"?t+2:t);return o=>s.format(Math.round(o*n)/n||0)}S("loire-analysis",D);var O=class{#t=[];#e=[];#s=0;#n="";of(t){let e=[t.language,t.face.progress(t),...t.seats.map(o=>t.name(o))].join(),{events:s}=t;if(s!==this.#e||e!==this.#n)this.#t=[];else if(s.length===this.#s)return this.#t;this.#e=s,this.#s=s.length,this.#n=e,this.#t.pop();let n=this.#t.at(-1)?.upTo??0;for(let o of t.face.lines(s.slice(n),t))this.#t.push(rt(t,o.text,n+o.upTo));return this.#t}},rt=(i,t,e)=>({text:t,upTo:e,moment:i.moments.findIndex(({events:s})=>s>=e)});var R=80,at=20,Y=60,lt={ArrowUp:i=>i-1,ArrowDown:i=>i+1,PageUp:i=>i-8,PageDown:i=>i+8,Home:()=>0,End:(i,t)=>t},H=class extends T{static{this.properties={focused:{state:!0},read:{state:!0}}}#t=new O;#e=0;#s={from:0,to:0};#n=!1;#i={};#c="";#r=0;#l=!1;#o;willUpdate(){super.willUpdate();let{session:t}=this;this.focused===void 0&&(t!==this.#i.session||t.at!==this.#i.at)&&(this.read=void 0),this.#i={session:t,at:t.at};let e=this.read&&this.#h();this.#o=e&&{line:e,top:e.offsetTop}}render(){let{session:t}=this,e=this.#t.of(t),s=t.at===void 0?1/0:t.moments[t.at].events,n=e.findLastIndex(({upTo:c})=>c<=s)+1,o=Math.max(0,Math.min(e.length-R,(this.focused??n)-R/2)),r=Math.min(o-o%at,this.read?.from??o),m=Math.min(e.length,Math.max(o+R,this.read?.to??0)),l=e.slice(r,m).map((c,d)=>({...c,number:r+d})),u=e.length!==this.#e||r>=this.#s.from&&m<=this.#s.to;this.#e=e.length,this.#s={from:r,to:m};let g=this.focused??Math.max(0,n-1),h=c=>c===n-1&&t.at!==void 0?"now":c>=n?"later":"";return a`<section class="log" aria-label=${this.t.log.title}>
      <h2>${this.t.log.title}</h2>
      <div role="log" aria-live=${u?"polite":"off"} aria-label=${this.t.log.title} @keydown=${this.#u} @focusin=${this.#f} @focusout=${this.#g}
        @scroll=${this.#m}><ol start=${r+1}>
        ${V(l,({number:c})=>c,({text:c,moment:d,number:f})=>a`<li class=${h(f)}>
            <button class="line" tabindex=${f===g?0:-1} data-line=${f} data-moment=${d}
              aria-current=${h(f)==="now"?"step":p} @click=${()=>t.lookAt(d)}>${c}</button>
          </li>`)}
      </ol></div>
    </section>`}updated(){this.#o&&(this.#a.scrollTop+=this.#o.line.offsetTop-this.#o.top);let t=[this.#e,this.session.at,this.focused].join();t!==this.#c&&(this.#c=t,this.#l=!0,requestAnimationFrame(()=>this.#d()))}follow(){requestAnimationFrame(()=>this.#d())}get#a(){return this.querySelector("[role=log]")}#h(){let t=this.#a;return t?[...t.querySelectorAll("li")].find(({offsetTop:e})=>e>=t.scrollTop):void 0}#d(){let t=this.#a;if(this.#l=!1,!t||this.focused!==void 0||this.read)return;let e=t.querySelector(".now");t.scrollTop=e?e.offsetTop-t.clientHeight/2:t.scrollHeight,this.#r=t.scrollTop}#m(){let{scrollTop:t,scrollHeight:e,clientHeight:s}=this.#a;if(this.#l||t===this.#r)return;let n=e-s-t,{from:o,to:r}=this.#s,m=n<2&&r===this.#e&&this.focused===void 0,l={from:t<Y?Math.max(0,o-R):o,to:n<Y?r+R:r};m?this.read=void 0:(this.read?.from!==l.from||this.read.to!==l.to)&&(this.read=l)}#u(t){let e=this.#e-1,s=lt[t.key]?.(this.focused??e,e);s!==void 0&&(t.preventDefault(),this.#p(Math.max(0,Math.min(e,s))))}async#p(t){this.#n=!0,this.focused=t,await this.updateComplete,this.querySelector(`[data-line="${t}"]`)?.focus(),this.#n=!1}#f(t){this.focused=Number(t.target.dataset.line)}#g(t){!this.#n&&!this.contains(t.relatedTarget)&&(this.focused=this.read=void 0)}};S("loire-log",H);var ct=48,dt=8,ht=.12,mt=4;function A(i){let{moments:t,events:e}=i,s=new Map(i.face.rounds(e).map(({name:o,event:r})=>[t.findIndex(({events:m})=>m>r),o])),n=[...s.keys()];return[...s.values()].map((o,r)=>({round:o,from:n[r],to:n[r+1]??t.length-1}))}async function*J(i,t,e){let s=[...t],n=i.course();for(let{round:l,from:u,to:g}of A(i).slice(s.length)){let h=s.at(-1)?.shares??i.seats.map(()=>1/i.seats.length),c=[],d;for(let f of i.seats){let w=ut(u,g).filter(M=>i.seatAt(M)===f),k;for(let M of w.slice(0,dt)){let st=G(n,i.moments[M].entries);if(k=await q(st,f,ct,e),e.aborted)return;if(k!==void 0){d=Math.min(d??M,M);break}}c.push(k)}s.push({round:l,moment:d??u,shares:pt(c,h)}),yield[...s]}let{scores:o}=i.look,r=o.filter(({rank:l})=>l===1).length,m=o.map(({rank:l})=>l===1?1/r:0);yield[...s,{round:"",moment:i.moments.length-1,shares:m}]}var ut=(i,t)=>Array.from({length:t-i},(e,s)=>i+s);function pt(i,t){let e=i.map((n,o)=>n??t[o]),s=e.reduce((n,o)=>n+o,0);return e.map(n=>s>0?n/s:1/e.length)}function K(i){return i.slice(1).map(({shares:e},s)=>{let n=e.map((r,m)=>r-i[s].shares[m]),o=Math.max(...n);return{at:s+1,seat:n.indexOf(o),change:o}}).filter(({change:e})=>e>=ht).sort((e,s)=>s.change-e.change).slice(0,mt).sort((e,s)=>e.at-s.at)}var N=640,E=260,v={left:40,right:34,top:12,bottom:30};function L({label:i,rounds:t,values:e,least:s,most:n,lines:o,written:r,marks:m=[]}){let l=c=>v.left+c/Math.max(1,t.length-1)*(N-v.left-v.right),u=c=>E-v.bottom-(c-s)/(n-s)*(E-v.top-v.bottom),g=Math.ceil(t.length/13),h=e.at(-1);return a`<svg viewBox="0 0 ${N} ${E}" role="img" aria-label=${i}>
    ${o.map(c=>x`<path class="grid" d="M${v.left} ${u(c)}H${N-v.right}" /><text class="axis end" x=${v.left-6} y=${u(c)+4}>${r(c)}</text>`)}
    ${t.map((c,d)=>d%g?p:x`<text class="axis" x=${l(d)} y=${E-10}>${c}</text>`)}
    ${h.map((c,d)=>{let f=e.map((w,k)=>`${l(k).toFixed(1)} ${u(w[d]).toFixed(1)}`);return x`<path class="course seat${d}" d="M${f.join("L")}" />`})}
    ${m.map(({at:c,seat:d})=>x`<circle class="turn seat${d}" cx=${l(c)} cy=${u(e[c][d])} r="7" />`)}
    ${ft(h.map(u)).map((c,d)=>x`<circle class="dot seat${d}" cx=${l(e.length-1)+16} cy=${c} r="10" />
      <text class="onDot" x=${l(e.length-1)+16} y=${c+4.5}>${d+1}</text>`)}
  </svg>`}function ft(i){let t=[...i],e=i.map((n,o)=>o).sort((n,o)=>i[n]-i[o]);for(let[n,o]of e.entries()){let r=e[n-1];r!==void 0&&(t[o]=Math.max(t[o],t[r]+21))}let s=Math.max(0,...t.map(n=>n-(E-12)));return t.map(n=>n-s)}var z=new WeakMap,Q=i=>i.moments.at(-1),gt=[0,.25,.5,.75,1],P=class extends T{static{this.properties={known:{state:!0},thinking:{state:!0}}}willUpdate(){super.willUpdate(),this.known=z.get(Q(this.session))??[]}disconnectedCallback(){super.disconnectedCallback(),this.#n()}render(){let t=this.t.chances,{known:e,thinking:s}=this,n=A(this.session).length,o=e.length>n;return a`<figure class="chart chances">
      <figcaption>${t.title}</figcaption>
      <p class="hint">${t.about}</p>
      ${o?p:a`<p><button data-do="chances" @click=${()=>s?this.#n():void this.#i()}>${s?t.stop:t.start}</button>
        ${s?a`<progress max=${n} .value=${e.length} aria-label=${this.t.actions.thought}></progress>`:p}</p>`}
      ${e.length>1?this.#t(e):p}
    </figure>`}#t(t){let e=this.t.chances,{session:s}=this,n=new Intl.NumberFormat(s.language,{style:"percent"}),o=K(t);return a`${L({label:e.label(s.seats.map(r=>s.name(r))),rounds:t.map(({round:r})=>r),values:t.map(({shares:r})=>r),least:0,most:1,lines:gt,written:r=>n.format(r),marks:o})}
    ${o.length?a`<h3>${e.turns}</h3><ol class="turns">${o.map(r=>a`<li>${this.#e(t,r,n)}</li>`)}</ol>`:p}`}#e(t,{at:e,seat:s},n){let o=this.t.chances,{session:r}=this,{round:m,moment:l}=t[e-1],[u,g]=[t[e-1],t[e]].map(({shares:h})=>n.format(h[s]));return a`<button data-moment=${l} @click=${()=>this.#s(l)}>
      ${C(s)} ${o.turn(m,r.name(s),u,g)}</button>`}#s(t){this.session.lookAt(t),this.dispatchEvent(new CustomEvent("drawer",{bubbles:!0,detail:"log"}))}#n(){this.thinking?.abort(),this.thinking=void 0}async#i(){let{session:t}=this,e=Q(t),s=new AbortController;this.thinking=s;try{for await(let n of J(t,this.known,s.signal))z.set(e,n),this.known=n}catch(n){if(!s.signal.aborted)throw n}finally{this.thinking===s&&(this.thinking=void 0)}}};S("loire-chances",P);var $t=i=>A(i).map(({round:t,to:e})=>({name:t,totals:i.totalsAt(e)}));function X(i){let t=$t(i),e=I(i).scores;if(t.length<2)return p;let s=Math.max(10,...t.flatMap(({totals:l})=>l)),n=Math.min(0,...t.flatMap(({totals:l})=>l)),o=[5,10,20,25,50,100,200].find(l=>(s-n)/l<=6)??500,r=Array.from({length:Math.floor(s/o)-Math.ceil(n/o)+1},(l,u)=>(Math.ceil(n/o)+u)*o),m=i.seats.map(l=>i.name(l));return a`<figure class="chart">
    <figcaption>${e.chart}</figcaption>
    ${L({label:e.chartOf(m,t.at(-1).name),rounds:t.map(({name:l})=>l),values:t.map(({totals:l})=>l),least:n,most:s,lines:r,written:String})}
    <details>
      <summary>${e.table}</summary>
      <div class="wide" tabindex="0" role="group" aria-label=${e.chart}>
        <table>
          <thead><tr><th scope="col">${e.round}</th>${m.map(l=>a`<th scope="col">${l}</th>`)}</tr></thead>
          <tbody>${t.map(({name:l,totals:u})=>a`<tr><th scope="row">${l}</th>${u.map(g=>a`<td>${g}</td>`)}</tr>`)}</tbody>
        </table>
      </div>
    </details>
  </figure>`}var bt=3;function Z(i){let[t,e]=[...i].sort((s,n)=>s.rank-n.rank);return!t||!e||t.standing?.length||t.total<=e.total?[]:t.sources.map(({source:s,points:n},o)=>({source:s,points:n-e.sources[o].points})).filter(({points:s})=>s!==0).sort((s,n)=>Math.abs(n.points)-Math.abs(s.points)).slice(0,bt)}var tt=i=>Math.max(1,...i.flatMap(({sources:t})=>t.map(({points:e})=>e)));function et(i,t,e){let s=100*Math.max(0,i??0)/t,n=x`<rect class="seat${e}" width=${s.toFixed(1)} height="8" />`;return a`<svg class="measure" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${n}</svg><span>${i}</span>`}var j=class extends T{render(){let{scores:t,turn:e}=this.session.look,{numbers:s,ties:n}=this.session.face.words(this.session),o=this.t.scores,r=e.type==="over",m=t[0]?.sources??[],l=t[0]?.ties??[],u=t[0]?.standing??[],g=tt(t);return a`<section class="scores ${r?"over":""}" data-part="scores" aria-label=${o.title} tabindex="0">
      <h2 tabindex="-1">${r?o.final:o.title}</h2>
      ${r?a`<div class="result">${this.#e(t)}${this.#t(t)}</div><p class="again"><button class="primary" data-do="rematch" @click=${()=>this.#s(!1)}>${o.rematch}</button>
            ${t.length>1?a`<button data-do="rotate" @click=${()=>this.#s(!0)}>${o.rotate}</button>`:p}</p>`:a`<p class="hint">${o.live}</p>`}
      <table>
        <thead>
          <tr><th scope="col">${o.pointsFor}</th>${t.map(({seat:h})=>a`<th scope="col">${this.session.name(h)}</th>`)}</tr>
        </thead>
        <tbody>
          ${m.map(({source:h,pending:c},d)=>a`<tr>
              <th scope="row">${s[h]??h}${c&&!r?" \u2217":p}</th>
              ${t.map(({seat:f,sources:w})=>r?a`<td class="measured">${et(w[d]?.points,g,f)}</td>`:a`<td>${w[d]?.points}</td>`)}
            </tr>`)}
        </tbody>
        <tfoot>
          ${u.map(({name:h,better:c},d)=>a`<tr class="standing">
              <th scope="row">${n[h]?.[c]??h}</th>
              ${t.map(f=>a`<td>${f.standing?.[d]?.value}</td>`)}
            </tr>`)}
          <tr class="total"><th scope="row">${o.total}</th>${t.map(({total:h})=>a`<td>${h}</td>`)}</tr>
          ${l.map(({name:h,better:c},d)=>{let f=n[h]?.[c]??h;return a`<tr class="tie">
              <th scope="row">${d?o.then(f):o.tie(f)}</th>
              ${t.map(w=>a`<td>${w.ties[d]?.value}</td>`)}
            </tr>`})}
          <tr><th scope="row">${o.rank}</th>${t.map(({rank:h})=>a`<td>${h}</td>`)}</tr>
        </tfoot>
      </table>
      ${r?a`${X(this.session)}<loire-chances .session=${this.session}></loire-chances>`:p}
    </section>`}#t(t){let{numbers:e}=this.session.face.words(this.session),s=Z(t).map(({source:n,points:o})=>`${e[n]??n} ${F(o)}`);return s.length?a`<p class="why">${this.t.scores.why(s.join(", "))}</p>`:p}#e(t){let e=this.t.scores,{ties:s}=this.session.face.words(this.session),n=[...t].sort((o,r)=>o.rank-r.rank);return a`<ol class="ranking">
      ${n.map((o,r)=>{let m=n[r-1],l=m?.total===o.total&&yt(m,o),u=l?m.ties.find((c,d)=>c.value!==o.ties[d]?.value):void 0,g=this.session.face.result?.(this.session,o.seat)??this.t.points(o.total),h=u?e.tieGoes(s[u.name]?.[u.better]??u.name):l?e.shared:"";return a`<li value=${o.rank}>
          ${C(o.seat)} ${e.ranked(this.session.name(o.seat),g,o.rank===1)}${h?` (${h})`:p}
        </li>`})}
    </ol>`}#s(t){this.dispatchEvent(new CustomEvent("rematch",{bubbles:!0,detail:t}))}},yt=(i,t)=>JSON.stringify(i.standing??[])===JSON.stringify(t.standing??[]);S("loire-scores",j);
