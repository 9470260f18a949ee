import { CopyButton, type CopyButtonProps } from '#kit/copy-button/copy-button.tsx';
import { jsonView } from '#styled/recipes';
import { JsonNode, type JsonNodeProps } from './json-node.tsx';

/** The props of a value in JSON that unfolds. */
export interface JsonViewProps extends Pick<JsonNodeProps, 'value' | 'countLabel'> {
  /** The name of the tree: "Corps de la réponse". */
  label: string;
  /** The texts of the button that copies the whole value, and what happens if it cannot. Default: no such button. */
  copy?: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'onFailure'> | undefined;
}

/** A value in JSON as a tree: two levels of members are shown, and what is inside them is folded until it is opened. */
export function JsonView({ label, value, countLabel, copy }: JsonViewProps) {
  const classes = jsonView();
  return (
    <fieldset aria-label={label} className={classes.root} dir="ltr">
      {copy && (
        <div className={classes.copy}>
          <CopyButton {...copy} size="sm" text={JSON.stringify(value, null, 2) ?? ''} />
        </div>
      )}
      <div className={classes.tree}>
        <JsonNode value={value} countLabel={countLabel} depth={0} />
      </div>
    </fieldset>
  );
}
