import { Menu as Ark } from '@ark-ui/react/menu';
import { Check } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import type { RenderLink } from '#kit/render-link.tsx';
import { menu } from '#styled/recipes';
import { type MenuGroup, type MenuItem, optionId } from './menu.ts';

interface MenuItemsProps {
  /** The group of actions and links. */
  group: Extract<MenuGroup, { items: MenuItem[] }>;
  renderLink: RenderLink;
  /** Runs the action of a pressed entry. */
  choose: (act: () => void) => void;
}

/** Actions and links. */
export function MenuItems({ group, renderLink, choose }: MenuItemsProps) {
  const styles = menu();
  return (
    <Ark.ItemGroup>
      {group.label === undefined ? null : (
        <Ark.ItemGroupLabel className={styles.itemGroupLabel}>{group.label}</Ark.ItemGroupLabel>
      )}
      {group.items.map((item) =>
        item.href === undefined ? (
          <Ark.Item
            key={item.id}
            value={item.id}
            valueText={item.label}
            className={styles.item}
            data-tone={item.tone}
            onClick={() => choose(item.onSelect)}
          >
            {item.icon === undefined ? null : <Icon of={item.icon} />}
            <span className={styles.itemText}>{item.label}</span>
          </Ark.Item>
        ) : (
          <Ark.Item key={item.id} value={item.id} valueText={item.label} data-tone={item.tone} asChild>
            {renderLink({
              href: item.href,
              className: styles.item,
              children: (
                <>
                  {item.icon === undefined ? null : <Icon of={item.icon} />}
                  <span className={styles.itemText}>{item.label}</span>
                </>
              ),
            })}
          </Ark.Item>
        ),
      )}
    </Ark.ItemGroup>
  );
}

interface MenuChoicesProps {
  /** The group of options. */
  group: Exclude<MenuGroup, { items: MenuItem[] }>;
}

/** Options, one of which is checked. */
export function MenuChoices({ group }: MenuChoicesProps) {
  const styles = menu();
  const chosen = optionId(group.id, group.value);
  const choose = (id: string) => {
    const option = group.options.find(({ value }) => optionId(group.id, value) === id);
    if (option !== undefined) group.onValueChange(option.value);
  };
  return (
    <Ark.RadioItemGroup value={chosen} onValueChange={({ value }) => choose(value)}>
      <Ark.ItemGroupLabel className={styles.itemGroupLabel}>{group.label}</Ark.ItemGroupLabel>
      {group.options.map((option) => (
        <Ark.RadioItem
          key={option.value}
          value={optionId(group.id, option.value)}
          className={styles.item}
          valueText={option.label}
        >
          {option.icon === undefined ? null : <Icon of={option.icon} />}
          <Ark.ItemText className={styles.itemText}>{option.label}</Ark.ItemText>
          <Ark.ItemIndicator className={styles.itemIndicator}>
            <Icon of={Check} />
          </Ark.ItemIndicator>
        </Ark.RadioItem>
      ))}
    </Ark.RadioItemGroup>
  );
}
