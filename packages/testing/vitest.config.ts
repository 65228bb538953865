import { domProject } from '../../scripts/vitest/domProject.ts'

export default domProject({ name: 'testing', root: import.meta.dirname })
