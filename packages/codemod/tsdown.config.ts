import { libraryConfig } from '../../scripts/tsdown/libraryConfig.ts'

const library = libraryConfig({ folder: import.meta.dirname, platform: 'node' })

export default { ...library, entry: ['src/index.ts', 'src/main.ts'] }
