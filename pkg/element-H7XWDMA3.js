import{E as h,F as y,b as i,c as l,d as f,e as s,i as $}from"./element-VKQEPFZS.js";function w(e,t){let{face:r}=e,{board:a}=$(e);return i`<section class="text" data-part="board" aria-label=${a.main}>
      <h2>${a.main}</h2>
      ${r.textBoard(e,t)}
    </section>
    ${e.seats.map(n=>{let o=e.current?.seat===n;return i`<section class="text" data-seat=${n} data-part=${o?"own":"others"} aria-label=${a.of(e.name(n))}>
        <h2>${e.name(n)}${o?` (${a.atTurn})`:""}</h2>
        ${r.textPlayer(e,t,n)}
      </section>`})}`}function j(e,t,r,a=""){let n=`${e.face.pieceName(e,r)}${a?`: ${a}`:""}`;if(!t.offered.has(r))return i`<li>${n}</li>`;let o=t.live.has(r)?"live":"";return i`<li>
    <button class=${o} data-piece=${r} aria-pressed=${t.selected.has(r)} @click=${()=>t.pick(r,!1)}>${n}</button>
  </li>`}function L(e,t=()=>!0){let r=a=>new Set(a.filter(t).flatMap(({targets:n})=>n));return{offered:r(e.legal),live:r(e.narrowed),selected:new Set(e.selected),pick:(a,n)=>e.pick(a,n)}}function D(e,t,r,a,n="",o={}){let c=e.offered.has(t),g=e.selected.has(t),x=g?"selected":e.live.has(t)?"live":c?"offered":e.marked?.(t)?"marked":"",S=p=>{p.key!=="Enter"&&p.key!==" "||(p.preventDefault(),e.pick(t,!1))};return l`<g
    class="piece ${x}"
    data-piece=${t}
    data-about=${n||s}
    data-thing=${o.thing??s}
    data-kept=${o.kept??s}
    data-count=${o.count??s}
    role=${c?"button":"img"}
    tabindex=${c?"0":s}
    aria-pressed=${c?String(g):s}
    @click=${p=>e.pick(t,p.detail===2)}
    @keydown=${c?S:s}
  ><title>${r}</title><g class="drawn"><title></title>${a}</g></g>`}var I=({thing:e,kept:t,count:r},a)=>l`<g class="lying" data-thing=${e??s} data-kept=${t??s} data-count=${r??s}>${a}</g>`;var b={},k=h(class extends y{constructor(){super(...arguments),this.ot=b}render(e,t){return t()}update(e,[t,r]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((a,n)=>a===this.ot[n]))return f}else if(this.ot===t)return f;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,r)}});var G=(e,t)=>l`<g id=${e}>${t.map(([r,a])=>l`<path class="wash ${r}" d=${a} />`)}</g>`,R=e=>Object.entries(e).flatMap(([t,r])=>Object.entries(r).map(([a,n])=>G(`${t}-${a}`,n))),Q=e=>i`<svg class="sheet" aria-hidden="true"><defs>${k([e],()=>R(e))}</defs></svg>`,U=(e,t,r,a)=>l`<use href="#${e}" transform="translate(${t} ${r}) scale(${a})" />`;export{k as a,Q as b,U as c,w as d,j as e,L as f,D as g,I as h};
