declare module '*.css'
declare module '*?raw' {
  const text: string
  export default text
}

// The builder's own way to read many files; the widgets' tests declare it alike.
interface ImportMeta {
  readonly glob: <Module>(
    pattern: string,
    options: { query: string; import: string; eager: true },
  ) => Record<string, Module>
}
