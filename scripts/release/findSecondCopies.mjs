/** What breaks when an app has it twice: contexts that do not meet, forms and schemas of the other copy, two pools of connections, two bundles. */
const once = [
  ...['react', 'react-dom', '@tanstack/react-query', 'zod', 'react-hook-form', 'zustand', 'undici'],
]

/** Names what an installation has twice of what must be there once: the libraries that the kit shares with its host, Radix, and the kit itself. */
export function findSecondCopies(installed) {
  const places = new Map()
  for (const place of Object.keys(installed)) {
    const name = place.split('node_modules/').at(-1)
    if (!once.includes(name) && !/^@(?:radix-ui|onlend)\//.test(name)) continue
    places.set(name, [...(places.get(name) ?? []), place])
  }
  return [
    ...once.filter((name) => !places.has(name)).map((name) => `${name} is not installed`),
    ...[...places]
      .filter(([, copies]) => copies.length > 1)
      .map(([name, copies]) => `${name} is there ${copies.length} times: ${copies.join(', ')}`),
  ]
}
