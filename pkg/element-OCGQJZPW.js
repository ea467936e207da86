function r(n){let e;return()=>e??=n()}export{r as a};
