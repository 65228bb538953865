import { attackProject } from '../../../scripts/vitest/attackProject.ts'

export default attackProject({ root: import.meta.dirname, include: ['*.test.ts'] })
