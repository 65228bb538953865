import { domProject } from '../../scripts/vitest/domProject.ts'

export default domProject({ name: 'hooks', root: import.meta.dirname })
