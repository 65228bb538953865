import type { Ask } from '../test/Ask.ts'
import { endpointPaths } from './endpointPaths.ts'

/** The registration of a customer of A with files. */
export function upload(body: Buffer | string, changes: Partial<Ask> = {}): Ask {
  const [method, path] = endpointPaths.registerCustomer
  const { headers = [], ...rest } = changes
  return {
    method,
    path: `/lending${path}`,
    by: 'uA',
    body,
    headers: [['Content-Type', 'multipart/form-data; boundary=b'], ...headers],
    ...rest,
  }
}
