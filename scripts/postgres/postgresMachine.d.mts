export type PostgresMachine = {
  isRoot: boolean
  account: { uid: number; gid: number } | undefined
  isDebianRoot: boolean
  has(path: string): boolean
  versions(): string[]
  versionOf(program: string): Promise<string | undefined>
  install(): Promise<boolean>
}

export function postgresMachine(parameters: {
  root: string
  environment: Record<string, string | undefined>
  mayInstall?: boolean
}): PostgresMachine
