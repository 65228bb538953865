import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Sandbox } from '../../index.ts'
import { createMcpServer } from './createMcpServer.ts'

/**
 * Serves the tools of a sandbox on standard input and output until the input ends. The documents are those of the packages that the app has installed, else those
 * beside this one.
 */
export async function serveMcp(sandbox: Sandbox, onEnd: () => void): Promise<void> {
  const beside = join(import.meta.dirname, '../../../..')
  const folders = [join(process.cwd(), 'node_modules/@onlend'), beside]
  // An assistant that ends closes the input and sends no signal.
  process.stdin.once('end', onEnd)
  await createMcpServer({ sandbox, folders }).connect(new StdioServerTransport())
}
