declare module '*?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: this is how the bundler hands a file over
  export default text
}

interface ImportMeta {
  readonly glob: <Module>(
    pattern: string,
    options: { query?: string; import?: string; eager: true },
  ) => Record<string, Module>
}
