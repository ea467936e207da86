/** A file of the package as a data URL. */
declare module 'loire/*.wasm?url&inline' {
  const url: string;
  export default url;
}

/** A script of the package as a worker that comes from inside the page. */
declare module 'loire/worker-thread.js?worker&inline' {
  export default class extends Worker {
    constructor();
  }
}
