/** How a variable of the environment is written in `onlend.json`: `LENDING_API_URL` as `lendingApiUrl`. */
export function toFileKey(name: string): string {
  return name.toLowerCase().replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}
