import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, type ListParameters, listPath, type Row } from './users-list.ts';

/* The smallest React page with the same list: it has no router, no library and no styles. */

interface List {
  readonly items: readonly Row[];
  readonly total: number;
}

const [title, nextPage] = ['Utilisateurs', 'Page suivante'];
const sizes = [10, 50];

const token = localStorage.getItem('access_token') ?? '';

/** Returns the data of a call. */
async function read(path: string) {
  const response = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()).data;
}

function Users() {
  const [parameters, setParameters] = useState<ListParameters>({ page: 1, limit: 10, query: '' });
  const [text, setText] = useState('');
  const [list, setList] = useState<List>();
  useEffect(() => {
    let isCurrent = true;
    void read(listPath(parameters)).then((found: List) => isCurrent && setList(found));
    return () => {
      isCurrent = false;
    };
  }, [parameters]);
  useEffect(() => {
    const timer = setTimeout(() => setParameters((old) => ({ ...old, page: 1, query: text })), 300);
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
        value={parameters.limit}
        onChange={(event) => setParameters({ ...parameters, limit: Number(event.target.value) })}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <button
        id="next"
        type="button"
        onClick={() => setParameters({ ...parameters, page: parameters.page + 1 })}
      >
        {nextPage}
      </button>
    </main>
  );
}

void read('/api/v1/users/me');
const root = document.getElementById('root');
if (root) createRoot(root).render(<Users />);
