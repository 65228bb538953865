import { libraryConfig } from '../../scripts/tsdown/libraryConfig.ts'

const library = libraryConfig({ folder: import.meta.dirname, platform: 'node' })

export default { ...library, copy: [{ from: 'src/studio/studio.css', to: 'dist/studio' }] }
