import { defineConfig } from 'vitest/config'
import { domProject } from '../../scripts/vitest/domProject.ts'
import { react18Project } from '../../scripts/vitest/react18Project.ts'

const hooks = domProject({ name: 'hooks', root: import.meta.dirname })

export default defineConfig({ test: { projects: [hooks, react18Project(hooks, 'hooks-react18')] } })
