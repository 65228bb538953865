import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { Sandbox } from '../../index.ts'
import { sandboxTools } from './sandboxTools.ts'

type McpServerOptions = {
  sandbox: Sandbox
  /** The folders of installed packages whose documents are searched, such as `node_modules/@onlend`. */
  folders: readonly string[]
}

/** Makes the MCP server of a sandbox; the caller connects it to a transport. */
export function createMcpServer(options: McpServerOptions): Server {
  const tools = sandboxTools(options)
  const server = new Server({ name: 'onlend-sandbox', version: '1' }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const toText = (value: unknown, isError: boolean) => ({
      content: [
        { type: 'text' as const, text: typeof value === 'string' ? value : JSON.stringify(value, null, 1) },
      ],
      isError,
    })
    try {
      const found = tools.find(({ name }) => name === params.name)
      if (found === undefined) return toText(`There is no tool ${params.name}`, true)
      return toText((await found.run(params.arguments ?? {})) ?? 'Done', false)
    } catch (error) {
      return toText(error instanceof Error ? error.message : 'That cannot be done now', true)
    }
  })
  return server
}
