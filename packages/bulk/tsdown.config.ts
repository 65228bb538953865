import { libraryConfig } from '../../scripts/tsdown/libraryConfig.ts'

// The keys of the messages are inferred from the English ones, which only TypeScript can do.
export default libraryConfig({ folder: import.meta.dirname, platform: 'neutral', declarations: 'infer' })
