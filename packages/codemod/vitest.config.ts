import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'codemod', root: import.meta.dirname })
