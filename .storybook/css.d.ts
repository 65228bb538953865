declare module '*.css'
declare module 'virtual:tables/journeys' {
  const journeys: readonly import('./gallery/listJourneys.ts').Journey[]
  export default journeys
}
declare module 'virtual:tables/widgets' {
  const widgets: readonly import('./gallery/Widget.ts').Widget[]
  export default widgets
}
declare module 'virtual:tables/props' {
  const props: Readonly<
    Record<string, readonly import('../packages/elements/build/readElements.ts').PropDescription[]>
  >
  export default props
}
declare module '*?raw' {
  const text: string
  export default text
}
