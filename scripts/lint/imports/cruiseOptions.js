/** How dependency-cruiser reads this repository: from the sources, types included, and not into other people's packages. */
export const cruiseOptions = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['node_modules'] },
  // The apps of apps/consumers are not of the workspace: they import packages that only they install.
  exclude: { path: ['/dist/', '\\.d\\.m?ts$', '^apps/consumers/'] },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@onlend/source', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.css'],
  },
}
