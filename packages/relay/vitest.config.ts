import { nodeProject } from '../../scripts/vitest/nodeProject.ts'
import { relayTests } from '../../scripts/vitest/relayTests.ts'

export default nodeProject({ name: 'relay', root: import.meta.dirname, ...relayTests.pglite, isolate: false })
