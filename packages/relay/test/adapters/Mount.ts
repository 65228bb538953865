import type { RelayOptions } from '../../src/RelayOptions.ts'

/** A running host with the relay at `/lending`. */
export type MountedRelay = { port: number; close(): Promise<void> }

/** A way to mount the relay, on a real server. */
export type Mount = {
  name: string
  /** Whether the server is a stand-in, since the real platform is no library: what it does with sockets says nothing. */
  isStandIn: boolean
  open(options: RelayOptions): Promise<MountedRelay>
}
