import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'app-host', root: import.meta.dirname })
