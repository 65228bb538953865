import type { MigrationPart } from './runMigrations.ts'

/** What the relay keeps of itself. */
export const settingMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: ['create table onlend_settings (name text primary key, value text not null)'],
  },
]
