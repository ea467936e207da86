import{E as u,F as f,b as n,c as i,d as l,i as d}from"./element-FL73J5KR.js";var h={},$=u(class extends f{constructor(){super(...arguments),this.ot=h}render(e,t){return t()}update(e,[t,r]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((a,o)=>a===this.ot[o]))return l}else if(this.ot===t)return l;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,r)}});var g=(e,t)=>i`<g id=${e}>${t.map(([r,a])=>i`<path class="wash ${r}" d=${a} />`)}</g>`,y=e=>Object.entries(e).flatMap(([t,r])=>Object.entries(r).map(([a,o])=>g(`${t}-${a}`,o))),k=e=>n`<svg class="sheet" aria-hidden="true"><defs>${$([e],()=>y(e))}</defs></svg>`,D=(e,t,r,a)=>i`<use href="#${e}" transform="translate(${t} ${r}) scale(${a})" />`;function B(e,t){let{face:r}=e,{board:a}=d(e);return n`<section class="text" data-part="board" aria-label=${a.main}>
      <h2>${a.main}</h2>
      ${r.textBoard(e,t)}
    </section>
    ${e.seats.map(o=>{let s=e.current?.seat===o;return n`<section class="text" data-seat=${o} data-part=${s?"own":"others"} aria-label=${a.of(e.name(o))}>
        <h2>${e.name(o)}${s?` (${a.atTurn})`:""}</h2>
        ${r.textPlayer(e,t,o)}
      </section>`})}`}function C(e,t,r,a=""){let o=`${e.face.pieceName(e,r)}${a?`: ${a}`:""}`;if(!t.offered.has(r))return n`<li>${o}</li>`;let s=t.live.has(r)?"live":"";return n`<li>
    <button class=${s} data-piece=${r} aria-pressed=${t.selected.has(r)} @click=${()=>t.pick(r,!1)}>${o}</button>
  </li>`}export{$ as a,k as b,D as c,B as d,C as e};
