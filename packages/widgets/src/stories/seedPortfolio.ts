import { createSandbox, manualClock } from '@onlend/sandbox'

type SavedPartner = { id: string; name: string; channelPartnerId: string }

/** A state of the service in which a channel partner has so many customer partners, each like one of the eight that it has in the sandbox. */
export function seedPortfolio(count: number): string {
  // The cast names what is read of a state that the sandbox wrote itself.
  const saved = JSON.parse(createSandbox({ clock: manualClock() }).control.snapshot()) as {
    partners: SavedPartner[]
  }
  const own = saved.partners.filter(({ channelPartnerId }) => channelPartnerId === 'chp_harbour')
  const others = saved.partners.filter(({ channelPartnerId }) => channelPartnerId !== 'chp_harbour')
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, at) => {
    const { id = '', name = '', ...like } = own[at % own.length] ?? {}
    return { ...like, id: `${id}_${at}`, name: `${name} ${at + 2}` }
  })
  return JSON.stringify({ ...saved, partners: [...others, ...own.slice(0, count), ...more] })
}
