export declare function timesFolder(root: string, run: string): string
export declare function keepTimes(parameters: {
  root: string
  run: string
  name: string
  times: object
}): Promise<void>
