declare module '*.css?inline' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: as a bundler hands on a sheet
  export default css
}
