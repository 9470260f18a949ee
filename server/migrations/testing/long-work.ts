/**
 * What takes long on a large table, or keeps others from it until the end of the migration. The first group of each pattern is
 * the table, if the statement names one.
 */
const patterns: readonly RegExp[] = [
  /^alter table (\w+)\s.*\bdisable trigger\b/is,
  /^alter table (\w+)\s.*\b(?:generated always as|set not null|alter column \w+ (?:set data )?type)\b/is,
  /^alter table (\w+)\s(?!.*\bnot valid\b).*\badd (?:constraint\b|check\b|unique\b|primary key\b|foreign key\b)/is,
  /^(?:update|delete from|insert into) (\w+)\b/is,
  /^create (?:unique )?index (?!if not exists\b)(?:\w+ )?on (\w+)\b/is,
  /^drop index\b/is,
  /^select keep_(?:total|figure)\('\w+', '(\w+)'/is,
  /^select (?:count|figure)_again\b/is,
];

/** What a statement has whose table is small in every database. */
const isShort = /\/\* few rows \*\//;

const creates = /^create table (\w+)\b/i;

/**
 * Returns the statements of a migration with which an upgrade of a large database would fail requests. Those on tables that the
 * migration creates are none of them.
 */
export function longWork(statements: readonly string[]): readonly string[] {
  const created = new Set<string | undefined>();
  return statements.filter((statement) => {
    const text = statement.trim();
    const [, table] = creates.exec(text) ?? [];
    if (table !== undefined) created.add(table);
    return (
      !isShort.test(text) &&
      patterns.some((pattern) => {
        const found = pattern.exec(text);
        return found !== null && (found[1] === undefined || !created.has(found[1]));
      })
    );
  });
}
