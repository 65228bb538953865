declare module '*?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: this is how the bundler hands a file over
  export default text
}

/** A stylesheet with what it imports. */
declare module '*?inline' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: this is how the bundler hands a file over
  export default text
}
