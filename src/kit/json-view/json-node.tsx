import { ChevronRight } from 'lucide';
import { useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { jsonView } from '#styled/recipes';

/** The props of a part of the tree. */
export interface JsonNodeProps {
  /** What `JSON.parse` may return. */
  value: unknown;
  /** Returns how many items or members a folded part has: "20 éléments". */
  countLabel: (kind: 'list' | 'object', count: number) => string;
  /** The member or the index that it is the value of; undefined for the whole. */
  name?: string | undefined;
  /** How many parts it is inside of. */
  depth: number;
}

/** The parts whose members are shown from the start: the value itself and its members, e.g. an envelope with its data. */
const openDepth = 2;

/** A value with its name: a line, or a part that opens if it has members. Members are rendered when it is first opened. */
export function JsonNode({ value, countLabel, name, depth }: JsonNodeProps) {
  const [open, setOpen] = useState(depth < openDepth);
  const [opened, setOpened] = useState(open);
  const classes = jsonView();
  const named = name === undefined ? null : <span className={classes.name}>{`${name}: `}</span>;
  const isList = Array.isArray(value);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];

  if (members.length === 0)
    return (
      <div className={classes.line}>
        {depth === 0 ? null : <span className={classes.marker} />}
        <span>
          {named}
          <span className={classes.value} data-type={value === null ? 'null' : typeof value}>
            {JSON.stringify(value)}
          </span>
        </span>
      </div>
    );
  return (
    <details
      className={classes.branch}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className={classes.line}>
        <span className={classes.marker}>
          <Icon of={ChevronRight} size="sm" />
        </span>
        <span>
          {named}
          {isList ? '[ ]' : '{ }'}{' '}
          <span className={classes.count}>{countLabel(isList ? 'list' : 'object', members.length)}</span>
        </span>
      </summary>
      {opened && (
        <div className={classes.inner}>
          {members.map(([member, inner]) => (
            <JsonNode key={member} value={inner} name={member} countLabel={countLabel} depth={depth + 1} />
          ))}
        </div>
      )}
    </details>
  );
}
