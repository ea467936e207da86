import{b as o,c as l,d as f,e as s,j as h}from"./element-FNJJVDPF.js";function A(t,e){let{face:r}=t,{board:a}=h(t);return o`<section class="text" data-part="board" aria-label=${a.main}>
      <h2>${a.main}</h2>
      ${r.textBoard(t,e)}
    </section>
    ${t.seats.map(n=>{let i=t.current?.seat===n;return o`<section class="text" data-seat=${n} data-part=${i?"own":"others"} aria-label=${a.of(t.name(n))}>
        <h2>${t.name(n)}${i?` (${a.atTurn})`:""}</h2>
        ${r.textPlayer(t,e,n)}
      </section>`})}`}function w(t,e,r,a=""){let n=`${t.face.pieceName(t,r)}${a?`: ${a}`:""}`;if(!e.offered.has(r))return o`<li>${n}</li>`;let i=e.live.has(r)?"live":"";return o`<li>
    <button class=${i} data-piece=${r} aria-pressed=${e.selected.has(r)} @click=${()=>e.pick(r,!1)}>${n}</button>
  </li>`}function L(t,e=()=>!0){let r=a=>new Set(a.filter(e).flatMap(({targets:n})=>n));return{offered:r(t.legal),live:r(t.narrowed),selected:new Set(t.selected),pick:(a,n)=>t.pick(a,n)}}function V(t,e,r,a,n="",i={}){let c=t.offered.has(e),g=t.selected.has(e),k=g?"selected":t.live.has(e)?"live":c?"offered":t.marked?.(e)?"marked":"",x=p=>{p.key!=="Enter"&&p.key!==" "||(p.preventDefault(),t.pick(e,!1))};return l`<g
    class="piece ${k}"
    data-piece=${e}
    data-about=${n||s}
    data-thing=${i.thing??s}
    data-kept=${i.kept??s}
    data-count=${i.count??s}
    role=${c?"button":"img"}
    tabindex=${c?"0":s}
    aria-pressed=${c?String(g):s}
    @click=${p=>t.pick(e,p.detail===2)}
    @keydown=${c?x:s}
  ><title>${r}</title><g class="drawn"><title></title>${a}</g></g>`}var j=({thing:t,kept:e,count:r},a)=>l`<g class="lying" data-thing=${t??s} data-kept=${e??s} data-count=${r??s}>${a}</g>`;var M={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},y=t=>(...e)=>({_$litDirective$:t,values:e}),$=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,r,a){this._$Ct=e,this._$AM=r,this._$Ci=a}_$AS(e,r){return this.update(e,r)}update(e,r){return this.render(...r)}};var S={},T=y(class extends ${constructor(){super(...arguments),this.ot=S}render(t,e){return e()}update(t,[e,r]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((a,n)=>a===this.ot[n]))return f}else if(this.ot===e)return f;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,r)}});var R=(t,e)=>l`<g id=${t}>${e.map(([r,a])=>l`<path class="wash ${r}" d=${a} />`)}</g>`,b=t=>Object.entries(t).flatMap(([e,r])=>Object.entries(r).map(([a,n])=>R(`${e}-${a}`,n))),Q=t=>o`<svg class="sheet" aria-hidden="true"><defs>${T([t],()=>b(t))}</defs></svg>`,W=(t,e,r,a)=>l`<use href="#${t}" transform="translate(${e} ${r}) scale(${a})" />`;export{M as a,y as b,$ as c,T as d,Q as e,W as f,A as g,w as h,L as i,V as j,j as k};
