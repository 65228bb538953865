import type { MigrationPart } from '../../database/runMigrations.ts'

/** The fences of a ledger: the moments at which each was raised and lifted. */
export const fenceTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_fences (
        environment text not null, epoch text not null, sequence bigint generated always as identity,
        raised_at bigint not null, raised_by text not null, lifted_at bigint, lifted_by text,
        primary key (environment, epoch)
      )`,
    'create index onlend_fences_newest on onlend_fences (environment, sequence desc)',
  ],
}
