import { libraryConfig } from '../../scripts/tsdown/libraryConfig.ts'

export default {
  ...libraryConfig({ folder: import.meta.dirname, platform: 'node' }),
  // What the control page is made of beside its HTML.
  copy: ['css', 'js'].map((ending) => ({
    from: `src/server/page/*.${ending}`,
    to: 'dist/server/page',
    flatten: true,
  })),
}
