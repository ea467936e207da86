import{d as y,e as x}from"./element-VLEP7U25.js";import{A as F,B as G,G as C,b as c,c as b,e as u,j as N,w as j}from"./element-FNJJVDPF.js";import"./element-S763KPNI.js";var q=8,E=class extends x{static{this.properties={found:{state:!0},done:{state:!0}}}#t;#e="";willUpdate(){super.willUpdate();let t=this.#s();t!==this.#e&&(this.#e=t,this.#n(),this.found=void 0)}disconnectedCallback(){super.disconnectedCallback(),this.#n()}render(){let{store:t}=this,e=this.t.analysis,s=this.done!==void 0;return c`<section class="analysis" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p class="hint">${t.current?e.about(t.name(t.current.seat)):e.nothing}</p>
      ${t.current?c`<p><button class="primary" data-do="analyse" @click=${()=>s?this.#t?.abort():void this.#r()}>${s?e.stop:e.start}</button>
            ${s?c`<progress max="1" .value=${this.done} aria-label=${this.t.actions.thought}></progress>`:u}</p>`:u}
      ${this.found?this.#o(this.found):u}
    </section>`}#o({candidates:t,playouts:e}){let s=this.t.analysis,{store:o}=this,n=new Intl.NumberFormat(o.language,{maximumFractionDigits:1}),a=new Intl.NumberFormat(o.language,{style:"percent"});return c`<table>
      <thead><tr><th scope="col">${s.action}</th><th scope="col">${s.points}</th><th scope="col">${s.win}</th></tr></thead>
      <tbody>${t.slice(0,q).map(({action:d,points:i,spread:m,win:h})=>c`<tr>
          <th scope="row">${o.face.label(d,o)}</th>
          <td>${i===null?"\u2013":n.format(i)}${m?c` <small>± ${n.format(m)}</small>`:u}</td>
          <td>${h===null?"\u2013":a.format(h)}</td>
        </tr>`)}</tbody>
    </table>
    <p class="hint">${s.playouts(e)}</p>`}#s(){let{store:t}=this;return`${t.id} ${t.at??t.moments.length} ${t.current?.seat}`}#n(){let t=this.#t;this.#t=void 0,this.done=void 0,t?.abort()}async#r(){let{store:t}=this,e=new AbortController;this.#t=e,this.done=0;let s=(n,a)=>{this.#t===e&&(this.done=n/a)},o=await F(t.stateShown(),t.current.seat,{enough:e.signal,onProgress:s});this.#t===e&&(this.found=o,this.#n())}};y("loire-analysis",E);var B=48,J=8,K=.12,Y=4;function M(r){let{moments:t,events:e}=r,s=new Map(r.face.rounds(e).map(({name:n,event:a})=>[t.findIndex(({events:d})=>d>a),n])),o=[...s.keys()];return[...s.values()].map((n,a)=>({round:n,from:o[a],to:o[a+1]??t.length-1}))}async function*U(r,t,e){let s=[...t],o=r.course();for(let{round:i,from:m,to:h}of M(r).slice(s.length)){let f=s.at(-1)?.shares??r.seats.map(()=>1/r.seats.length),l=[],p;for(let g of r.seats){let A=z(m,h).filter(T=>r.seatAt(T)===g),S;for(let T of A.slice(0,J)){let W=j(o,r.moments[T].entries);if(S=await G(W,g,B,e),e.aborted)return;if(S!==void 0){p=Math.min(p??T,T);break}}l.push(S)}s.push({round:i,moment:p??m,shares:Q(l,f)}),yield[...s]}let{scores:n}=r.look,a=n.filter(({rank:i})=>i===1).length,d=n.map(({rank:i})=>i===1?1/a:0);yield[...s,{round:"",moment:r.moments.length-1,shares:d}]}var z=(r,t)=>Array.from({length:t-r},(e,s)=>r+s);function Q(r,t){let e=r.map((o,n)=>o??t[n]),s=e.reduce((o,n)=>o+n,0);return e.map(o=>s>0?o/s:1/e.length)}function H(r){return r.slice(1).map(({shares:e},s)=>{let o=e.map((a,d)=>a-r[s].shares[d]),n=Math.max(...o);return{at:s+1,seat:o.indexOf(n),change:n}}).filter(({change:e})=>e>=K).sort((e,s)=>s.change-e.change).slice(0,Y).sort((e,s)=>e.at-s.at)}var P=640,R=260,$={left:40,right:34,top:12,bottom:30};function O({label:r,rounds:t,values:e,least:s,most:o,lines:n,written:a,marks:d=[]}){let i=l=>$.left+l/Math.max(1,t.length-1)*(P-$.left-$.right),m=l=>R-$.bottom-(l-s)/(o-s)*(R-$.top-$.bottom),h=Math.ceil(t.length/13),f=e.at(-1);return c`<svg viewBox="0 0 ${P} ${R}" role="img" aria-label=${r}>
    ${n.map(l=>b`<path class="grid" d="M${$.left} ${m(l)}H${P-$.right}" /><text class="axis end" x=${$.left-6} y=${m(l)+4}>${a(l)}</text>`)}
    ${t.map((l,p)=>p%h?u:b`<text class="axis" x=${i(p)} y=${R-10}>${l}</text>`)}
    ${f.map((l,p)=>{let g=e.map((A,S)=>`${i(S).toFixed(1)} ${m(A[p]).toFixed(1)}`);return b`<path class="course seat${p}" d="M${g.join("L")}" />`})}
    ${d.map(({at:l,seat:p})=>b`<circle class="turn seat${p}" cx=${i(l)} cy=${m(e[l][p])} r="7" />`)}
    ${X(f.map(m)).map((l,p)=>b`<circle class="dot seat${p}" cx=${i(e.length-1)+16} cy=${l} r="10" />
      <text class="onDot" x=${i(e.length-1)+16} y=${l+4.5}>${p+1}</text>`)}
  </svg>`}function X(r){let t=[...r],e=r.map((o,n)=>n).sort((o,n)=>r[o]-r[n]);for(let[o,n]of e.entries()){let a=e[o-1];a!==void 0&&(t[n]=Math.max(t[n],t[a]+21))}let s=Math.max(0,...t.map(o=>o-(R-12)));return t.map(o=>o-s)}var L=new WeakMap,V=r=>r.moments.at(-1),Z=[0,.25,.5,.75,1],D=class extends x{static{this.properties={known:{state:!0},thinking:{state:!0}}}willUpdate(){super.willUpdate(),this.known=L.get(V(this.store))??[]}disconnectedCallback(){super.disconnectedCallback(),this.#s()}render(){let t=this.t.chances,{known:e,thinking:s}=this,o=M(this.store).length,n=e.length>o;return c`<figure class="chart chances">
      <figcaption>${t.title}</figcaption>
      <p class="hint">${t.about}</p>
      ${n?u:c`<p><button data-do="chances" @click=${()=>s?this.#s():void this.#n()}>${s?t.stop:t.start}</button>
        ${s?c`<progress max=${o} .value=${e.length} aria-label=${this.t.actions.thought}></progress>`:u}</p>`}
      ${e.length>1?this.#t(e):u}
    </figure>`}#t(t){let e=this.t.chances,{store:s}=this,o=new Intl.NumberFormat(s.language,{style:"percent"}),n=H(t);return c`${O({label:e.label(s.seats.map(a=>s.name(a))),rounds:t.map(({round:a})=>a),values:t.map(({shares:a})=>a),least:0,most:1,lines:Z,written:a=>o.format(a),marks:n})}
    ${n.length?c`<h3>${e.turns}</h3><ol class="turns">${n.map(a=>c`<li>${this.#e(t,a,o)}</li>`)}</ol>`:u}`}#e(t,{at:e,seat:s},o){let n=this.t.chances,{store:a}=this,{round:d,moment:i}=t[e-1],[m,h]=[t[e-1],t[e]].map(({shares:f})=>o.format(f[s]));return c`<button data-moment=${i} @click=${()=>this.#o(i)}>
      ${C(s)} ${n.turn(d,a.name(s),m,h)}</button>`}#o(t){this.store.lookAt(t),this.dispatchEvent(new CustomEvent("drawer",{bubbles:!0,detail:"log"}))}#s(){this.thinking?.abort(),this.thinking=void 0}async#n(){let{store:t}=this,e=V(t),s=new AbortController;this.thinking=s;try{for await(let o of U(t,this.known,s.signal))L.set(e,o),this.known=o}catch(o){if(!s.signal.aborted)throw o}finally{this.thinking===s&&(this.thinking=void 0)}}};y("loire-chances",D);var tt=r=>M(r).map(({round:t,to:e})=>({name:t,totals:r.totalsAt(e)}));function _(r){let t=tt(r),e=N(r).scores;if(t.length<2)return u;let s=Math.max(10,...t.flatMap(({totals:i})=>i)),o=Math.min(0,...t.flatMap(({totals:i})=>i)),n=[5,10,20,25,50,100,200].find(i=>(s-o)/i<=6)??500,a=Array.from({length:Math.floor(s/n)-Math.ceil(o/n)+1},(i,m)=>(Math.ceil(o/n)+m)*n),d=r.seats.map(i=>r.name(i));return c`<figure class="chart">
    <figcaption>${e.chart}</figcaption>
    ${O({label:e.chartOf(d,t.at(-1).name),rounds:t.map(({name:i})=>i),values:t.map(({totals:i})=>i),least:o,most:s,lines:a,written:String})}
    <details>
      <summary>${e.table}</summary>
      <div class="wide" tabindex="0" role="group" aria-label=${e.chart}>
        <table>
          <thead><tr><th scope="col">${e.round}</th>${d.map(i=>c`<th scope="col">${i}</th>`)}</tr></thead>
          <tbody>${t.map(({name:i,totals:m})=>c`<tr><th scope="row">${i}</th>${m.map(h=>c`<td>${h}</td>`)}</tr>`)}</tbody>
        </table>
      </div>
    </details>
  </figure>`}var I=class extends x{render(){let{scores:t,turn:e}=this.store.look,{numbers:s,ties:o}=this.store.face.words(this.store),n=this.t.scores,a=e.type==="over",d=t[0]?.sources??[],i=t[0]?.ties??[],m=t[0]?.standing??[];return c`<section class="scores ${a?"over":""}" data-part="scores" aria-label=${n.title} tabindex="0">
      <h2 tabindex="-1">${a?n.final:n.title}</h2>
      ${a?c`${this.#t(t)}<p class="again"><button class="primary" data-do="rematch" @click=${()=>this.#e(!1)}>${n.rematch}</button>
            ${t.length>1?c`<button data-do="rotate" @click=${()=>this.#e(!0)}>${n.rotate}</button>`:u}</p>`:c`<p class="hint">${n.live}</p>`}
      <table>
        <thead>
          <tr><th scope="col">${n.pointsFor}</th>${t.map(({seat:h})=>c`<th scope="col">${this.store.name(h)}</th>`)}</tr>
        </thead>
        <tbody>
          ${d.map(({source:h,pending:f},l)=>c`<tr>
              <th scope="row">${s[h]??h}${f&&!a?" \u2217":u}</th>
              ${t.map(p=>c`<td>${p.sources[l]?.points}</td>`)}
            </tr>`)}
        </tbody>
        <tfoot>
          ${m.map(({name:h,better:f},l)=>c`<tr class="standing">
              <th scope="row">${o[h]?.[f]??h}</th>
              ${t.map(p=>c`<td>${p.standing?.[l]?.value}</td>`)}
            </tr>`)}
          <tr class="total"><th scope="row">${n.total}</th>${t.map(({total:h})=>c`<td>${h}</td>`)}</tr>
          ${i.map(({name:h,better:f},l)=>{let p=o[h]?.[f]??h;return c`<tr class="tie">
              <th scope="row">${l?n.then(p):n.tie(p)}</th>
              ${t.map(g=>c`<td>${g.ties[l]?.value}</td>`)}
            </tr>`})}
          <tr><th scope="row">${n.rank}</th>${t.map(({rank:h})=>c`<td>${h}</td>`)}</tr>
        </tfoot>
      </table>
      ${a?c`${_(this.store)}<loire-chances .store=${this.store}></loire-chances>`:u}
    </section>`}#t(t){let e=this.t.scores,{ties:s}=this.store.face.words(this.store),o=[...t].sort((n,a)=>n.rank-a.rank);return c`<ol class="ranking">
      ${o.map((n,a)=>{let d=o[a-1],i=d?.total===n.total&&et(d,n),m=i?d.ties.find((l,p)=>l.value!==n.ties[p]?.value):void 0,h=this.store.face.result?.(this.store,n.seat)??this.t.points(n.total),f=m?e.tieGoes(s[m.name]?.[m.better]??m.name):i?e.shared:"";return c`<li value=${n.rank}>
          ${C(n.seat)} ${e.ranked(this.store.name(n.seat),h,n.rank===1)}${f?` (${f})`:u}
        </li>`})}
    </ol>`}#e(t){this.dispatchEvent(new CustomEvent("rematch",{bubbles:!0,detail:t}))}},et=(r,t)=>JSON.stringify(r.standing??[])===JSON.stringify(t.standing??[]);y("loire-scores",I);
