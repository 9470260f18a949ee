import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Columns, columns, listPath, type Part } from './users-list.ts';

/* The least that a React page needs to show the same list: no router, no library, no style. */

interface List {
  readonly items: readonly Columns[];
  readonly total: number;
}

const [title, nextPage] = ['Utilisateurs', 'Page suivante'];
const sizes = [10, 50];

const token = localStorage.getItem('access_token') ?? '';

async function read(path: string) {
  const response = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()).data;
}

function Users() {
  const [part, setPart] = useState<Part>({ page: 1, limit: 10, query: '' });
  const [text, setText] = useState('');
  const [list, setList] = useState<List>();
  useEffect(() => {
    let isCurrent = true;
    void read(listPath(part)).then((found: List) => isCurrent && setList(found));
    return () => {
      isCurrent = false;
    };
  }, [part]);
  useEffect(() => {
    const timer = setTimeout(() => setPart((old) => ({ ...old, page: 1, query: text })), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <main>
      <h1>{title}</h1>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <table>
        <tbody>
          {list?.items.map((user) => (
            <tr key={user.id}>
              {columns.map((name) => (
                <td key={name}>{String(user[name] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <select
        value={part.limit}
        onChange={(event) => setPart({ ...part, limit: Number(event.target.value) })}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <button id="next" type="button" onClick={() => setPart({ ...part, page: part.page + 1 })}>
        {nextPage}
      </button>
    </main>
  );
}

void read('/api/v1/users/me');
const root = document.getElementById('root');
if (root) createRoot(root).render(<Users />);
