import { runTool } from './runTool.mjs'

/** Formats files, given by their paths from `root`, as the house writes them: a long name breaks a line elsewhere. */
export async function formatFiles({ root, paths }) {
  const code = paths.filter((path) => /\.tsx?$/.test(path))
  const check = { tool: '@biomejs/biome', bin: 'biome', parameters: ['check', '--write', ...code] }
  const { code: exitCode, output } = await runTool({ cwd: root, ...check })
  if (exitCode !== 0) throw new Error(output)
}
