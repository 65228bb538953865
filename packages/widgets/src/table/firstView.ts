import type { TableView } from '@onlend/hooks/tables'

type FirstViewOptions = {
  includeDeleted: boolean
  defaultView: Partial<TableView> | undefined
}

/** What a table of the service's records begins with: deleted ones are in its answers, and are not shown unless asked for. */
export function firstView({ includeDeleted, defaultView }: FirstViewOptions): Partial<TableView> {
  return { ...(includeDeleted ? {} : { filters: { status: 'active' } }), ...defaultView }
}
