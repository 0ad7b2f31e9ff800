package org.contexttck.reference.contextpack;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What to find.
 *
 * @param expression for the full-text search
 * @param projects the only projects that may show up
 * @param project whose active work is wanted; absent for that of all projects
 * @param diaryOf the agent whose diary is searched; absent for the memories of everybody
 * @param stressed facets that weigh double
 * @param onlyStressed whether the other facets are left out
 */
record Search(
        String expression,
        Collection<String> projects,
        Optional<String> project,
        Optional<String> domain,
        Optional<String> diaryOf,
        List<Facet> stressed,
        boolean onlyStressed,
        int limit) {

    /** The same in the diary of an agent, whatever the facet. */
    Search inDiaryOf(String agent) {
        return new Search(expression, projects, project, domain, Optional.of(agent), stressed, false, limit);
    }

    Sql sql() {
        Sql sql = new Sql("select memories.*, -bm25(memory_words, 4.0, 1.0) as score")
                .add(" from memory_words join memories on memories.number = memory_words.rowid")
                .add(" where memory_words match ?", expression)
                .add(" and (project is null or project")
                .in(projects)
                .add(")");
        domain.ifPresent(wanted -> sql.add(" and domain = ?", wanted));
        project.ifPresent(wanted -> sql.add(" and (facet <> 'active_work' or project = ?)", wanted));
        diaryOf.ifPresentOrElse(agent -> sql.add(" and agent = ?", agent), () -> sql.add(" and agent is null"));
        List<String> heavy = stressed.stream().map(Facet::key).toList();
        if (onlyStressed) {
            sql.add(" and facet").in(heavy);
        }
        return sql.add(" order by score * (case when facet")
                .in(heavy)
                .add(" then 2 else 1 end) desc, number limit ?", limit);
    }
}
