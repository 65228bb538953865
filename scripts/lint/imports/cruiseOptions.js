/** How dependency-cruiser reads this repository: from the sources, types included, and not into other people's packages. */
export const cruiseOptions = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['node_modules'] },
  exclude: { path: ['/dist/', '\\.d\\.m?ts$'] },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@onlend/source', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.css'],
  },
}
