import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'app-sandbox', root: import.meta.dirname })
