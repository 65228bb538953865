import { libraryConfig } from '../../scripts/tsdown/libraryConfig.ts'

// The models are zod values, whose types only TypeScript can infer.
export default libraryConfig({ folder: import.meta.dirname, platform: 'neutral', declarations: 'infer' })
