import { defineConfig } from 'vitest/config'
import { domProject } from '../../scripts/vitest/domProject.ts'
import { react18Project } from '../../scripts/vitest/react18Project.ts'

const testing = domProject({ name: 'testing', root: import.meta.dirname })

export default defineConfig({ test: { projects: [testing, react18Project(testing, 'testing-react18')] } })
