import{E as h,F as y,b as s,c as l,d as f,e as i,i as $}from"./element-CPWQEFZ2.js";var b={},k=h(class extends y{constructor(){super(...arguments),this.ot=b}render(e,t){return t()}update(e,[t,r]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((a,n)=>a===this.ot[n]))return f}else if(this.ot===t)return f;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,r)}});var G=(e,t)=>l`<g id=${e}>${t.map(([r,a])=>l`<path class="wash ${r}" d=${a} />`)}</g>`,R=e=>Object.entries(e).flatMap(([t,r])=>Object.entries(r).map(([a,n])=>G(`${t}-${a}`,n))),E=e=>s`<svg class="sheet" aria-hidden="true"><defs>${k([e],()=>R(e))}</defs></svg>`,M=(e,t,r,a)=>l`<use href="#${e}" transform="translate(${t} ${r}) scale(${a})" />`;function N(e,t){let{face:r}=e,{board:a}=$(e);return s`<section class="text" data-part="board" aria-label=${a.main}>
      <h2>${a.main}</h2>
      ${r.textBoard(e,t)}
    </section>
    ${e.seats.map(n=>{let o=e.current?.seat===n;return s`<section class="text" data-seat=${n} data-part=${o?"own":"others"} aria-label=${a.of(e.name(n))}>
        <h2>${e.name(n)}${o?` (${a.atTurn})`:""}</h2>
        ${r.textPlayer(e,t,n)}
      </section>`})}`}function q(e,t,r,a=""){let n=`${e.face.pieceName(e,r)}${a?`: ${a}`:""}`;if(!t.offered.has(r))return s`<li>${n}</li>`;let o=t.live.has(r)?"live":"";return s`<li>
    <button class=${o} data-piece=${r} aria-pressed=${t.selected.has(r)} @click=${()=>t.pick(r,!1)}>${n}</button>
  </li>`}function J(e,t=()=>!0){let r=a=>new Set(a.filter(t).flatMap(({targets:n})=>n));return{offered:r(e.legal),live:r(e.narrowed),selected:new Set(e.selected),pick:(a,n)=>e.pick(a,n)}}function Q(e,t,r,a,n="",o={}){let c=e.offered.has(t),g=e.selected.has(t),x=g?"selected":e.live.has(t)?"live":c?"offered":e.marked?.(t)?"marked":"",S=d=>{d.key!=="Enter"&&d.key!==" "||(d.preventDefault(),e.pick(t,!1))};return l`<g
    class="piece ${x}"
    data-piece=${t}
    data-about=${n||i}
    data-thing=${o.thing??i}
    data-kept=${o.kept??i}
    data-count=${o.count??i}
    role=${c?"button":"img"}
    tabindex=${c?"0":i}
    aria-pressed=${c?String(g):i}
    @click=${d=>e.pick(t,d.detail===2)}
    @keydown=${c?S:i}
  ><title>${r}</title><g class="drawn"><title></title>${a}</g></g>`}var U=({thing:e,kept:t,count:r},a)=>l`<g class="lying" data-thing=${e??i} data-kept=${t??i} data-count=${r??i}>${a}</g>`;export{k as a,E as b,M as c,N as d,q as e,J as f,Q as g,U as h};
