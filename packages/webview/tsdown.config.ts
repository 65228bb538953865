import { libraryConfig } from '../../scripts/tsdown/libraryConfig.ts'

export default libraryConfig({ folder: import.meta.dirname, platform: 'neutral' })
