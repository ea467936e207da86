// The only file of the page that touches the package.

export * from 'loire';
