import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'relay', root: import.meta.dirname })
