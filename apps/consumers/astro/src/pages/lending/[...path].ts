import type { APIRoute } from 'astro'
import { relay } from '../../relay'

export const ALL: APIRoute = ({ request }) => relay.fetch(request)
