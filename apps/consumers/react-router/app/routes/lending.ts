import { relay } from '../relay.server'
import type { Route } from './+types/lending'

export const loader = ({ request }: Route.LoaderArgs) => relay.fetch(request)
export const action = ({ request }: Route.ActionArgs) => relay.fetch(request)
