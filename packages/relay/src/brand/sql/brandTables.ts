import type { MigrationPart } from '../../database/runMigrations.ts'

/** The tables of the brands that people publish, and of their logos and fonts. Edition 0 is the draft: its `revision` counts every change of the tenant's brand. */
export const brandTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_brands (
      environment text not null, tenant text not null, edition int not null, brand text not null, by_whom text not null,
      saved_at bigint not null, revision int, preview text, restored int, primary key (environment, tenant, edition)
    )`,
    `create table onlend_brand_files (
      environment text not null, tenant text not null, digest text not null, type text not null, bytes bytea not null, by_whom text not null,
      saved_at bigint not null, primary key (environment, digest, tenant)
    )`,
    'create index onlend_brand_files_tenant on onlend_brand_files (environment, tenant)',
  ],
}
